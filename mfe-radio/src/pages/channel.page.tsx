import type { PageProps } from '@afterglow/shared-area';
import { knownChannelOf, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { Channel, tabOf } from '../features/channel/index.ts';
import { OtherPlayers } from '../features/other-players/index.ts';
import type { pages } from '../pages.ts';

export function ChannelPage({ page, parameters }: PageProps<typeof pages, 'channel' | 'schedule' | 'history'>) {
  const { pathname } = useLocation();
  const id = knownChannelOf(parameters.channelId);
  if (id === undefined) return <Redirect to={notFoundPath('Channel')} />;
  const tab = tabOf(page);
  return (
    <Channel key={id} id={id} tab={tab} pathname={pathname}>
      {tab === 'overview' && <OtherPlayers channel={id} />}
    </Channel>
  );
}
