list-and = { $head } et { $last }
list-nothing = rien
form-a = { $gender ->
    [f] une { $word }
   *[other] un { $word }
}
