import { useEffect, useId, useRef } from 'react';
import type { PaletteEntry, PaletteGroup } from '../model/palette-entry.ts';
import styles from './palette-list.module.css';
import { PaletteOption } from './palette-option.tsx';

interface PaletteListProps {
  readonly id: string;
  readonly optionId: (key: string) => string;
  readonly groups: readonly PaletteGroup[];
  readonly keyword: string;
  /** Key of the entry that Enter selects. */
  readonly active: string | undefined;
  /** The list still shows results of the previous keyword. */
  readonly isBusy: boolean;
  /** The listener moved to the active entry by the arrows. */
  readonly hasMoved: boolean;
  readonly onChoose: (entry: PaletteEntry, plays: boolean) => void;
}

export function PaletteList({ id, optionId, groups, keyword, active, isBusy, hasMoved, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const groupId = useId();
  // Previous results stay in place until the response arrives, or the list would jump at every letter.
  const mayScroll = hasMoved || !isBusy;
  useEffect(() => {
    if (mayScroll) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, mayScroll]);
  return (
    // The focus stays in the field, so a press must not take it.
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label="Results"
      aria-busy={isBusy}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, entries }, place) => (
        <div key={title} role="group" aria-labelledby={`${groupId}-${place}`}>
          <div id={`${groupId}-${place}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {entries.map((entry) => (
            <PaletteOption
              key={entry.key}
              id={optionId(entry.key)}
              entry={entry}
              keyword={keyword}
              isActive={entry.key === active}
              onChoose={(plays) => onChoose(entry, plays)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
