import { useParams } from 'react-router-dom';
import { usePageTitle } from '@afterglow/shared-ui';

export function ChannelPage() {
  const { channelId = '' } = useParams();
  usePageTitle(channelId);
  return <h1>{channelId}</h1>;
}
