/** The part of a long list that is in the page; the room of the rest is kept free before and after it. */
export interface ListPart {
  /** Place of the first child in the whole list, from 0. */
  readonly firstIndex: number;
  /** Items of the whole list. */
  readonly totalCount: number;
  /** Free room in CSS pixels. */
  readonly beforePx: number;
  readonly afterPx: number;
}

/** What the list element bears. */
export function listPartStyle(part: ListPart | undefined) {
  return part && { paddingTop: part.beforePx, paddingBottom: part.afterPx };
}

/** What each item bears, so that a screen reader knows where in the whole list it is. */
export function itemPlace(part: ListPart | undefined, index: number) {
  return part && { 'aria-posinset': part.firstIndex + index + 1, 'aria-setsize': part.totalCount };
}
