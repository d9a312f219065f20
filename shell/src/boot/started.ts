/** The event of the window that says that the shell has started: its frame stands. */
export const STARTED = 'started';
