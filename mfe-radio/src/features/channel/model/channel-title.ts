import { channelName, type ChannelId, type Station } from '@afterglow/shared-contracts';

/** The channel's own title, or its name, which is the same, until the title is known, so that the head of the page appears at once. */
export function channelTitle(id: ChannelId, station: Station | undefined): string {
  return station?.title ?? channelName(id);
}
