import { BRAND, type ChannelId } from '@afterglow/shared-contracts';

/** What other players show: "Afterglow Deep", and plain "Afterglow" for the channel of that name. */
export function channelName(channel: ChannelId): string {
  const title = channel.charAt(0).toUpperCase() + channel.slice(1);
  return title === BRAND ? BRAND : `${BRAND} ${title}`;
}
