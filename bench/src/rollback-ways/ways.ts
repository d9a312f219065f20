/** How a tab follows when an area has another version. */
export const WAYS = ['as it is', 'the document loaded anew', 'registered again by force'] as const;

export type Way = (typeof WAYS)[number];
