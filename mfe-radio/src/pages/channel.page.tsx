import type { PageProps } from '@afterglow/shared-area';
import { channelIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { Channel } from '../features/channel/components/channel.tsx';
import { tabOf } from '../features/channel/model/tab-of.ts';
import type { pages } from '../pages.ts';

export function ChannelPage({ page, parameters }: PageProps<typeof pages, 'channel' | 'schedule' | 'history'>) {
  const { pathname } = useLocation();
  const id = channelIdSchema.safeParse(parameters.channelId);
  if (!id.success) return <Redirect to={notFoundPath('Channel')} />;
  return <Channel key={id.data} id={id.data} tab={tabOf(page)} pathname={pathname} />;
}
