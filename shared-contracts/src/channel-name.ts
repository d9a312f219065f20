import { BRAND, BRAND_CHANNEL_ID } from './brand.ts';
import type { ChannelId } from './ids.ts';

/** A channel's display name when its station is not loaded: "Deep", or the product's name. */
export function channelName(id: ChannelId): string {
  return id === BRAND_CHANNEL_ID ? BRAND : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
