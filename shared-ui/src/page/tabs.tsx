import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { indexAfterKey } from '../lib/index-after-key.ts';
import styles from './tab-bar.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  /** The selected tab's panel. */
  readonly children: ReactNode;
}

/** Tabs within one page: arrows, Home and End move and select, Tab goes to the panel. */
export function Tabs({ label, tabs, selectedId, onSelect, children }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const now = tabs.findIndex(({ id }) => id === selectedId);
    const next = indexAfterKey(event.key, now, {
      count: tabs.length,
      keys: ['ArrowLeft', 'ArrowRight'],
      isRound: true,
    });
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current
      ?.querySelectorAll('button')
      .item(next ?? 0)
      .focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.bar} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-selected={id === selectedId}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === selectedId ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              onSelect(id);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-tab-${selectedId}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
