import { copyLink } from '@afterglow/shared-area';
import { channelPath, type ChannelId } from '@afterglow/shared-contracts';
import { IconButton, usePorts } from '@afterglow/shared-ui';

export function CopyChannelLink({ channel }: { readonly channel: ChannelId }) {
  const { bus } = usePorts();
  const copy = () => copyLink(bus, new URL(channelPath(channel), location.href).href);
  return <IconButton size="l" icon="share" label="Copy Channel link" onClick={() => void copy()} />;
}
