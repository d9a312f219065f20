import { indexAfterKey } from '../lib/index-after-key.ts';

/**
 * Moves the focus from item to item of a list, stopping at its ends. Further controls inside an item are reached with
 * Tab.
 */
export function moveAlong(list: HTMLElement, event: KeyboardEvent): void {
  const { target } = event;
  if (hasModifier(event) || !(target instanceof Element)) return;
  if (target.closest('[popover]')) return; // a menu has its own keys
  const items = [...list.children];
  const index = items.findIndex((item) => item.contains(target));
  const next = indexAfterKey(event.key, index, { count: items.length, keys: ['ArrowLeft', 'ArrowRight'] });
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  items[next]?.querySelector<HTMLElement>('a[href]')?.focus();
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
