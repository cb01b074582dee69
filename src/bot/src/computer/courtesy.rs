//! Those who think let those go first who answer people.

/// What a thinker's thread is worth to the system's scheduler, from -20 (everything) to 19 (whatever is left).
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Lowers the priority of this thread. On Linux every thread has one of its own; elsewhere it would be the whole
/// program's, and so nothing is done. Whoever may not do it thinks all the same.
#[cfg(target_os = "linux")]
pub fn give_way() {
    use rustix::process::{getpriority_process, setpriority_process};
    let now = getpriority_process(None).unwrap_or(0);
    if let Err(error) = setpriority_process(None, now.max(NICENESS)) {
        tracing::debug!(%error, "a thinker keeps its priority");
    }
}

#[cfg(not(target_os = "linux"))]
pub fn give_way() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn only_the_thinkers_thread_gives_way() {
        let before = getpriority_process(None);
        let thinker = std::thread::spawn(|| {
            give_way();
            getpriority_process(None)
        });
        let lowered = thinker.join().expect("it thinks").expect("a priority");
        assert!(lowered >= NICENESS, "{lowered}");
        assert_eq!(getpriority_process(None), before, "those who answer keep theirs");
    }
}
