/** Where a tab keeps its place while its document is loaded again, by itself or by Reload. */
export const PAGE_STATE_KEY = 'keptPlace';
