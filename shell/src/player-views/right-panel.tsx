import { useEffect, useRef } from 'react';
import { IconButton, Tabs } from '@afterglow/shared-ui';
import { useViews } from '../layout/use-views.ts';
import type { SidePanel } from '../layout/views.ts';
import { QueueView } from './queue/queue-view.tsx';
import styles from './right-panel.module.css';
import { TracklistView } from './tracklist/tracklist-view.tsx';

const TABS = [
  { id: 'queue', label: 'Queue' },
  { id: 'tracklist', label: 'Tracklist' },
] as const satisfies readonly { readonly id: SidePanel; readonly label: string }[];

/**
 * Queue and tracklist next to the page. The focus moves in when it opens, and back to its button when it is closed
 * from inside.
 */
export function RightPanel({ panel }: { readonly panel: SidePanel }) {
  const { change } = useViews();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(), []);

  function close() {
    const opener = document.querySelector<HTMLElement>(`[data-panel="${panel}"]`);
    change({ panel: null });
    opener?.focus();
  }

  return (
    <div
      ref={box}
      className={styles.panel}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) close();
      }}
    >
      <IconButton icon="close" label="Close panel" className={styles.close} onClick={close} />
      <Tabs
        label="Queue and tracklist"
        tabs={TABS}
        selectedId={panel}
        onSelect={(id) => change({ panel: TABS.find((tab) => tab.id === id)?.id ?? panel })}
      >
        {panel === 'queue' ? <QueueView /> : <TracklistView />}
      </Tabs>
    </div>
  );
}
