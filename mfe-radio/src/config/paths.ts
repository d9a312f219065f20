import { channelPath, type ChannelId } from '@afterglow/shared-contracts';

/** Where the pages of the channel index are. */
export const RADIO_PATHS = { channels: '/radio', favorites: '/radio/favorites' } as const;

/** The pages of a channel; the overview stands at the channel's own path, the others below it by these names. */
export type ChannelTab = 'overview' | 'schedule' | 'history';

export function channelTabPath(id: ChannelId, tab: ChannelTab): string {
  return tab === 'overview' ? channelPath(id) : `${channelPath(id)}/${tab}`;
}
