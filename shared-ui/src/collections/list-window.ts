/** The rendered part of a long list; space for the rest is reserved before and after it. */
export interface ListWindow {
  /** Index of the first child in the whole list, from 0. */
  readonly firstIndex: number;
  /** Items of the whole list. */
  readonly totalCount: number;
  /** Reserved space in CSS pixels. */
  readonly beforePx: number;
  readonly afterPx: number;
}

/** The attributes of the list element. */
export function listWindowStyle(part: ListWindow | undefined) {
  return part && { paddingTop: part.beforePx, paddingBottom: part.afterPx };
}

/** The attributes of each item, so that a screen reader knows its position in the whole list. */
export function itemPlace(part: ListWindow | undefined, index: number) {
  return part && { 'aria-posinset': part.firstIndex + index + 1, 'aria-setsize': part.totalCount };
}
