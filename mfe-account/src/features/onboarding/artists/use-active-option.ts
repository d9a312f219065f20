import { useEffect, useState, type KeyboardEvent } from 'react';

interface ActiveOptionOptions<Option> {
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly optionId: (option: Option) => string;
}

const NONE = -1;

/**
 * The option selected with the arrow keys while the focus stays in the field; Enter chooses it, Escape deselects it.
 */
export function useActiveOption<Option>({ options, onChoose, optionId }: ActiveOptionOptions<Option>) {
  const [index, setIndex] = useState(NONE);
  const [known, setKnown] = useState(options);
  if (known !== options) {
    setKnown(options);
    setIndex(NONE);
  }
  const active = options[index];
  const activeId = active === undefined ? undefined : optionId(active);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    const isOurs = act(event.key);
    if (isOurs) event.preventDefault();
  }

  function act(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        setIndex(options.length === 0 ? NONE : (index + 1) % options.length);
        return true;
      case 'ArrowUp':
        setIndex(index <= 0 ? options.length - 1 : index - 1);
        return true;
      case 'Enter':
        if (active !== undefined) onChoose(active);
        return true;
      case 'Escape':
        setIndex(NONE);
        // With no option selected, the key empties the field, as in every search field.
        return active !== undefined;
      default:
        return false;
    }
  }

  return { activeId, onKeyDown };
}
