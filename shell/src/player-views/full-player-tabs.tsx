import { useState } from 'react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Tabs, usePorts } from '@afterglow/shared-ui';
import { AboutView } from './about-view.tsx';
import { QueueView } from './queue-view.tsx';
import { TracklistView } from './tracklist-view.tsx';

const QUEUE = { id: 'queue', label: 'Up next' } as const;
const TRACKLIST = { id: 'tracklist', label: 'Tracklist' } as const;
const ABOUT = { id: 'about', label: 'About' } as const;
type Tab = (typeof QUEUE | typeof TRACKLIST | typeof ABOUT)['id'];

/** What comes next, what is in it, what it is about; a channel has only the last. */
export function FullPlayerTabs() {
  const { player } = usePorts();
  const isMix = usePlayerSnapshot(player, ({ mix }) => mix !== null);
  const [chosen, setChosen] = useState<Tab>('queue');
  const tabs = isMix ? [QUEUE, TRACKLIST, ABOUT] : [ABOUT];
  const selected = tabs.find(({ id }) => id === chosen)?.id ?? 'about';
  return (
    <div>
      <Tabs
        label="Details"
        tabs={tabs}
        selectedId={selected}
        onSelect={(id) => setChosen(tabs.find((tab) => tab.id === id)?.id ?? 'about')}
      >
        <View tab={selected} />
      </Tabs>
    </div>
  );
}

function View({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'queue':
      return <QueueView withCurrent={false} />;
    case 'tracklist':
      return <TracklistView />;
    case 'about':
      return <AboutView />;
  }
}
