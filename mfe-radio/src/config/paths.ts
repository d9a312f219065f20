import { channelPath, type ChannelId } from '@afterglow/shared-contracts';

export const RADIO_PATHS = { channels: '/radio', favorites: '/radio/favorites' } as const;

/** The pages of a channel; the overview has the channel's own path, the others are named below it. */
export type ChannelTab = 'overview' | 'schedule' | 'history';

export function channelTabPath(id: ChannelId, tab: ChannelTab): string {
  return tab === 'overview' ? channelPath(id) : `${channelPath(id)}/${tab}`;
}

/** The page that offers Premium, in another area. */
export const PREMIUM_PATH = '/premium';
