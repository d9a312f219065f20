import { channelPath, type ChannelId } from '@afterglow/shared-contracts';
import { stations, useResource } from '@afterglow/shared-data/react';
import { Redirect, Sections, useChannelPlayable, usePageTitle, usePlayParameter, usePorts } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import type { ChannelTab } from '../../../config/paths.ts';
import { channelTitle } from '../model/channel-title.ts';
import { tabsOf } from '../model/tabs-of.ts';
import { ChannelHero } from './channel-hero.tsx';
import { ChannelHistory } from './channel-history.tsx';
import { ChannelOverview } from './channel-overview.tsx';
import { ChannelSchedule } from './schedule/channel-schedule.tsx';
import { ChannelTabs } from './channel-tabs.tsx';

interface ChannelProps {
  readonly id: ChannelId;
  readonly tab: ChannelTab;
  /** The path of the page, for `play=true`. */
  readonly pathname: string;
  readonly children?: ReactNode;
}

export function Channel({ id, tab, pathname, children }: ChannelProps) {
  const { player } = usePorts();
  const station = useResource(stations()).data?.[id];
  const playable = useChannelPlayable(id);
  const title = channelTitle(id, station);
  usePageTitle(title);
  usePlayParameter({ pathname, playable, start: () => player.toggleChannel(id) });
  if (!tabsOf(id).includes(tab)) return <Redirect to={channelPath(id)} />;
  return (
    <>
      <ChannelHero channel={id} station={station} playable={playable} />
      <ChannelTabs channel={id} title={title} current={tab} />
      <Sections>
        <TabContent id={id} tab={tab} />
        {children}
      </Sections>
    </>
  );
}

function TabContent({ id, tab }: Pick<ChannelProps, 'id' | 'tab'>) {
  switch (tab) {
    case 'overview':
      return <ChannelOverview channel={id} />;
    case 'schedule':
      return <ChannelSchedule channel={id} />;
    case 'history':
      return <ChannelHistory channel={id} />;
  }
}
