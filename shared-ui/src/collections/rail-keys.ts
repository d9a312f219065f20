import { indexAfterKey } from '../lib/index-after-key.ts';

/** Moves the focus from item to item of a list, stopping at its ends. What lies in the same item keeps its own keys: Tab goes there. */
export function moveAlong(list: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...list.children];
  const index = items.findIndex((item) => event.target instanceof Node && item.contains(event.target));
  const next = indexAfterKey(event.key, index, { count: items.length, keys: ['ArrowLeft', 'ArrowRight'] });
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  items[next]?.querySelector<HTMLElement>('a[href]')?.focus();
}
