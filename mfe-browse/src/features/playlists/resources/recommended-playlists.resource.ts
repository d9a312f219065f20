import type { Playlist } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

const QUERY = { type: 'recommended', limit: 100, order: '-modification_time' } as const;

/** Recommendations of the service, based on the member's favorites. */
export function recommendedPlaylists(): Resource<readonly Playlist[]> {
  return {
    key: ['recommended-playlists'],
    perMember: true,
    load: async ({ data, signal }) => (await data.call('listPlaylists', { query: QUERY, signal })).data,
  };
}
