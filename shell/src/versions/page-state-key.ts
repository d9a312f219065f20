/** Where a tab stores its state while its document is reloaded, automatically or by Reload. */
export const PAGE_STATE_KEY = 'keptPlace';
