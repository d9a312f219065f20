import type { Artist, ChannelId, Mix } from '@afterglow/shared-contracts';
import { artist, mix, type Resource } from '@afterglow/shared-data/react';

const ARTISTS = 6;
/** Enough to find six shows: a show has many mixes. */
const MIXES = 60;

export function popularMixes(channel: ChannelId): Resource<readonly Mix[]> {
  const query = { channel, order: '-reach', limit: MIXES, offset: 0 } as const;
  return {
    key: ['channel-popular-mixes', query],
    load: async ({ data, signal, setCached }) => {
      const { data: items } = await data.call('listMixes', { query, signal });
      for (const item of items) setCached(mix(item.id), item);
      return items;
    },
  };
}

export function popularArtists(channel: ChannelId): Resource<readonly Artist[]> {
  const query = { channel, order: '-reach', limit: ARTISTS, offset: 0 } as const;
  return {
    key: ['channel-popular-artists', query],
    load: async ({ data, signal, setCached }) => {
      const { data: items } = await data.call('listArtists', { query, signal });
      for (const item of items) setCached(artist(item.id), item);
      return items;
    },
  };
}
