/** The item that a key leads to in a row of `count`, stopping at its ends; undefined for other keys. */
function itemAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Moves the focus from item to item of a list. What lies in the same item keeps its own keys: Tab goes there. */
export function moveAlong(list: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...list.children];
  const index = items.findIndex((item) => event.target instanceof Node && item.contains(event.target));
  const next = itemAfterKey(event.key, index, items.length);
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  items[next]?.querySelector<HTMLElement>('a[href]')?.focus();
}
