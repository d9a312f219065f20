import type { DataLayer } from '@afterglow/shared-data';
import type { Applications } from '../applications/applications.ts';
import type { Connection } from './connection.ts';

interface Recovering {
  readonly connection: Pick<Connection, 'returned$'>;
  readonly applications: Pick<Applications, 'getSlots'>;
  readonly queryClient: DataLayer['queryClient'];
}

/** When the site can be reached again, failed requests are repeated immediately, without a press on Retry. */
export function refetchOnReconnect({ connection, applications, queryClient }: Recovering): void {
  connection.returned$.subscribe(() => {
    for (const slot of applications.getSlots().values()) {
      const state = slot.getState();
      if (state.status === 'failed' && state.failure.kind === 'load') slot.reload();
    }
    void refetchFailed(queryClient);
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) reload(image);
  });
}

function reload(image: HTMLImageElement): void {
  image.setAttribute('src', image.src);
}

/** A waiting retry is canceled first, or the refetch would wait with it. */
async function refetchFailed(queryClient: DataLayer['queryClient']): Promise<void> {
  const failed = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
  });
  const filters = { predicate: (query: (typeof failed)[number]) => failed.includes(query) };
  await queryClient.cancelQueries(filters);
  await queryClient.refetchQueries(filters);
}
