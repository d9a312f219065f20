import { usePageTitle } from '@afterglow/shared-ui';

export function ChannelsPage() {
  usePageTitle('Radio');
  return <h1>Radio</h1>;
}
