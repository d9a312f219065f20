import { useState, type KeyboardEvent } from 'react';

interface PaletteKeysOptions {
  readonly keys: readonly string[];
  /** The index that is selected until the arrows have moved. */
  readonly first: number;
  /** Enter, with the shift key to play. */
  readonly onChoose: (place: number, plays: boolean) => void;
}

/** The option that Enter selects: `first`, until the arrows have moved. The focus stays in the field. */
export function usePaletteKeys({ keys, first, onChoose }: PaletteKeysOptions) {
  const [activeKey, setActiveKey] = useState<string>();
  const moved = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const hasMoved = moved !== -1;
  const active = hasMoved ? moved : first;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || keys.length === 0) return;
    const last = keys.length - 1;
    const next = { ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 };
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return setActiveKey(keys[next[event.key]]);
      case 'Enter':
        event.preventDefault();
        return onChoose(active, event.shiftKey);
    }
  }
  return { active, hasMoved, onKeyDown, toFirst: () => setActiveKey(undefined) } as const;
}
