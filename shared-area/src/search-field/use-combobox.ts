import { useEffect, useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** The options in order, each with its own text. */
  readonly keys: readonly string[];
  /** Whether the list is wanted: it is open while it has options. */
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
  readonly onChoose: (place: number) => void;
}

/** The properties of a combobox, as in the ARIA pattern: the focus stays in the field, the arrows move in the list. */
export function useCombobox({ keys, isWanted, onWant, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = isWanted && keys.length > 0;
  const active = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const optionId = (place: number) => `${listId}-${place}`;
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined;

  // The list scrolls in a low window.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function close() {
    onWant(false);
    setActiveKey(undefined);
  }

  /** Cycles through all options, and the field itself between the last one and the first. */
  function move(step: 1 | -1) {
    onWant(true);
    const stops = keys.length + 1;
    const next = (active + 1 + step + stops) % stops;
    setActiveKey(keys[next - 1]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (keys.length === 0) return;
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Enter':
        if (isOpen && active >= 0) {
          event.preventDefault();
          onChoose(active);
        }
        return close();
      case 'Escape':
        return close();
      case 'Tab':
        return close();
    }
  }

  return {
    isOpen,
    active,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown,
      onBlur: close,
    },
    listId,
    optionId,
  } as const;
}
