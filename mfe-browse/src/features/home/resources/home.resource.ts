import type { Playlist } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

const CHARTS = 6;
const PLAYLISTS = 100;

export function featuredCharts(): Resource<readonly Playlist[]> {
  return listed({ type: 'chart', featured: 1, offset: 0, limit: CHARTS, order: '-modification_time' });
}

export function featuredPlaylists(): Resource<readonly Playlist[]> {
  return listed({ type: 'editorial', featured: 1, limit: PLAYLISTS, order: '-modification_time' });
}

interface Query {
  readonly type: 'chart' | 'editorial';
  readonly featured: 1;
  readonly offset?: number;
  readonly limit: number;
  readonly order: '-modification_time';
}

function listed(query: Query): Resource<readonly Playlist[]> {
  return {
    key: ['home-playlists', query],
    load: async ({ data, signal }) => (await data.call('listPlaylists', { query, signal })).data,
  };
}
