import { BRAND, BRAND_CHANNEL_ID, channelName, type ChannelId } from '@afterglow/shared-contracts';

/** The name that other players show: "Afterglow Deep", and plain "Afterglow" for the channel of that name. */
export function streamName(channel: ChannelId): string {
  return channel === BRAND_CHANNEL_ID ? BRAND : `${BRAND} ${channelName(channel)}`;
}
