import type { DataLayer } from '@afterglow/shared-data';
import { filter, skip } from 'rxjs';
import type { Applications } from '../applications/applications.ts';
import type { Connection } from './connection.ts';

interface Recovering {
  readonly connection: Connection;
  readonly applications: Pick<Applications, 'getSlots'>;
  readonly queryClient: DataLayer['queryClient'];
}

/** When the site can be reached again, failed requests are repeated immediately, without a press on Retry. */
export function refetchOnReconnect({ connection, applications, queryClient }: Recovering): void {
  const returns$ = connection.isOnline$.pipe(
    skip(1),
    filter((isOnline) => isOnline),
  );
  returns$.subscribe(() => {
    for (const slot of applications.getSlots().values()) {
      const state = slot.getState();
      if (state.status === 'failed' && state.failure.kind === 'load') slot.reload();
    }
    void refetchFailed(queryClient);
  });
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
