import { operations } from '@afterglow/shared-contracts';
import { pageRequest } from '@afterglow/kit';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { StationsService } from './stations.service.ts';

export function registerStations(register: RegisterOperation, stations: StationsService): void {
  // The current items must never come from a cache.
  register(operations.listStations, async () => ({ data: await stations.list() }), { caching: 'revalidate' });
  register(
    operations.listStationPlaylists,
    async ({ query }) => {
      const { items, total } = await stations.listItems(
        { station: query.station, after: query.after },
        pageRequest(query),
      );
      return { data: items, total };
    },
    { caching: 'revalidate' },
  );
}
