import type { ChannelId, Station } from '@afterglow/shared-contracts';

/** The channel's own title; until it is known its id, which reads the same, so that the head of the page stands at once. */
export function channelTitle(id: ChannelId, station: Station | undefined): string {
  return station?.title ?? id.charAt(0).toUpperCase() + id.slice(1);
}
