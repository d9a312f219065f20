/** Shows a row with its neighbors, so that the next ones are visible too. */
const ROWS_AROUND = 2;

/**
 * Scrolls a list to one of its rows if the list has its own scroll bar, as next to the page; the page itself never
 * moves. It does not scroll while the listener's pointer or focus is in the list.
 */
export function showRow(list: HTMLElement, index: number): void {
  const box = scrollBoxOf(list);
  const row = list.children.item(index);
  if (!box || !row || list.matches(':hover, :focus-within')) return;
  const rowBox = row.getBoundingClientRect();
  const visible = box.getBoundingClientRect();
  const margin = ROWS_AROUND * rowBox.height;
  const isSeen = rowBox.top >= visible.top + margin && rowBox.bottom <= visible.bottom - margin;
  if (isSeen) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const center = rowBox.top - visible.top - (visible.height - rowBox.height) / 2;
  box.scrollBy({ top: center, behavior: isCalm ? 'auto' : 'smooth' });
}

/** The panel of the tab or the box around it; not the sheet of a phone, which contains much more than the list. */
function scrollBoxOf(list: HTMLElement): HTMLElement | undefined {
  const panel = list.closest<HTMLElement>('[role="tabpanel"]');
  return [panel, panel?.parentElement].find(
    (box): box is HTMLElement => box instanceof HTMLElement && hasScrollBar(box),
  );
}

function hasScrollBar(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto';
}
