/** The window event that says that the shell has started: its frame is rendered. */
export const STARTED = 'started';
