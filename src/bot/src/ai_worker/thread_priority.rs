//! Lowers the OS priority of search threads, so that interaction handlers are scheduled first.

/// Niceness of a search thread, from -20 (highest priority) to 19 (lowest).
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Lowers the priority of this thread. Does nothing except on Linux, where each thread has its own priority. A failure
/// is ignored: the search then runs at normal priority.
#[cfg(target_os = "linux")]
pub fn lower() {
    use rustix::process::{getpriority_process, setpriority_process};
    let now = getpriority_process(None).unwrap_or(0);
    if let Err(error) = setpriority_process(None, now.max(NICENESS)) {
        tracing::debug!(%error, "could not lower the priority of a search thread");
    }
}

#[cfg(not(target_os = "linux"))]
pub fn lower() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn only_the_search_thread_gets_a_lower_priority() {
        let before = getpriority_process(None);
        let search = std::thread::spawn(|| {
            lower();
            getpriority_process(None)
        });
        let lowered = search.join().expect("the thread ends").expect("a priority");
        assert!(lowered >= NICENESS, "{lowered}");
        assert_eq!(getpriority_process(None), before, "other threads keep their priority");
    }
}
