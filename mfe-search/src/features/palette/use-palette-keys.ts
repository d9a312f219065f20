import { useState, type KeyboardEvent } from 'react';

interface PaletteKeysOptions {
  /** Of the options, in their order. */
  readonly keys: readonly string[];
  /** Enter, with the shift key to play. */
  readonly onChoose: (place: number, plays: boolean) => void;
}

/** The option that Enter takes: the first one, until the arrows have moved on. The focus stays in the field. */
export function usePaletteKeys({ keys, onChoose }: PaletteKeysOptions) {
  const [activeKey, setActiveKey] = useState<string>();
  const active = Math.max(0, activeKey === undefined ? 0 : keys.indexOf(activeKey));

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
  return { active, onKeyDown, toFirst: () => setActiveKey(undefined) } as const;
}
