import { channelIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation, useParams } from 'react-router-dom';
import { channelTabAt } from '../config/paths.ts';
import { Channel } from '../features/channel/components/channel.tsx';

export function ChannelPage() {
  const { pathname } = useLocation();
  const { channelId, '*': rest } = useParams();
  const id = channelIdSchema.safeParse(channelId);
  const tab = channelTabAt(rest || undefined);
  if (!id.success || !tab) return <Redirect to={notFoundPath('Channel')} />;
  return <Channel key={id.data} id={id.data} tab={tab} pathname={pathname} />;
}
