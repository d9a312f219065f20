import { channelName, type ChannelId, type Station } from '@afterglow/shared-contracts';

/** The channel's own title; until it is known its name, which is the same, so that the head of the page stands at once. */
export function channelTitle(id: ChannelId, station: Station | undefined): string {
  return station?.title ?? channelName(id);
}
