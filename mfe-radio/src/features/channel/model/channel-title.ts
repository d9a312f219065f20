import { channelName, type ChannelId, type Station } from '@afterglow/shared-contracts';

/**
 * The channel's own title, or its name, which is the same, until the title is loaded, so that the header appears
 * immediately.
 */
export function channelTitle(id: ChannelId, station: Station | undefined): string {
  return station?.title ?? channelName(id);
}
