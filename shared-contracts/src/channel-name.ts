import { BRAND, BRAND_CHANNEL_ID } from './brand.ts';
import type { ChannelId } from './ids.ts';

/** What a channel is called where its station is not at hand: "Deep", and the product's name as it is written. */
export function channelName(id: ChannelId): string {
  return id === BRAND_CHANNEL_ID ? BRAND : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
