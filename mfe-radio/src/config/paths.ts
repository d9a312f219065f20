import { channelPath, type ChannelId } from '@afterglow/shared-contracts';

/** The addresses of the channel index's pages. */
export const RADIO_PATHS = { channels: '/radio', favorites: '/radio/favorites' } as const;

/** The pages of a channel; the overview has the channel's own path, the others these names below it. */
export type ChannelTab = 'overview' | 'schedule' | 'history';

export function channelTabPath(id: ChannelId, tab: ChannelTab): string {
  return tab === 'overview' ? channelPath(id) : `${channelPath(id)}/${tab}`;
}

/** Where Premium is offered; its pages belong to another area. */
export const PREMIUM_PATH = '/premium';
