import type { ChannelId } from '@afterglow/shared-contracts';
import { TabBar } from '@afterglow/shared-ui';
import { channelTabPath, type ChannelTab } from '../../../config/paths.ts';
import { tabsOf } from '../model/tabs-of.ts';

const LABELS: Readonly<Record<ChannelTab, string>> = {
  overview: 'Overview',
  schedule: 'Show Schedule',
  history: 'History',
};

interface ChannelTabsProps {
  readonly channel: ChannelId;
  readonly title: string;
  readonly current: ChannelTab;
}

export function ChannelTabs({ channel, title, current }: ChannelTabsProps) {
  const tabs = tabsOf(channel).map((tab) => ({
    href: channelTabPath(channel, tab),
    label: LABELS[tab],
    current: tab === current,
  }));
  return <TabBar label={title} tabs={tabs} />;
}
