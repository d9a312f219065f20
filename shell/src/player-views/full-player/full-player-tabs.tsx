import { useState } from 'react';
import type { ChannelId } from '@afterglow/shared-contracts';
import { Tabs } from '@afterglow/shared-ui';
import { useChannel } from '../../layout/player-bar/use-channel.ts';
import { AboutView } from '../about-view.tsx';
import { UpNextOnAir } from '../up-next-on-air.tsx';
import { QueueView } from '../queue/queue-view.tsx';
import { TracklistView } from '../tracklist/tracklist-view.tsx';

const QUEUE = { id: 'queue', label: 'Up next' } as const;
const TRACKLIST = { id: 'tracklist', label: 'Tracklist' } as const;
const ABOUT = { id: 'about', label: 'About' } as const;
type Tab = (typeof QUEUE | typeof TRACKLIST | typeof ABOUT)['id'];

/** The queue, the tracklist, and the description; a channel has no tracklist. */
export function FullPlayerTabs() {
  const channel = useChannel();
  const [chosen, setChosen] = useState<Tab>('queue');
  const tabs = channel ? [QUEUE, ABOUT] : [QUEUE, TRACKLIST, ABOUT];
  const selected = tabs.find(({ id }) => id === chosen)?.id ?? 'queue';
  return (
    <div>
      <Tabs
        label="Details"
        tabs={tabs}
        selectedId={selected}
        onSelect={(id) => setChosen(tabs.find((tab) => tab.id === id)?.id ?? 'queue')}
      >
        <View tab={selected} channel={channel} />
      </Tabs>
    </div>
  );
}

function View({ tab, channel }: { readonly tab: Tab; readonly channel: ChannelId | null }) {
  switch (tab) {
    case 'queue':
      return channel ? <UpNextOnAir channel={channel} /> : <QueueView withCurrent={false} />;
    case 'tracklist':
      return <TracklistView />;
    case 'about':
      return <AboutView />;
  }
}
