import {
  hashKey,
  QueryCache,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryOptions,
  type QueryState,
  type WithRequired,
} from '@tanstack/react-query';
import { isExpired } from './cache-lifetime.ts';

/**
 * The library's own lifetime starts when data is no longer shown, so a page that was left open would be rendered from
 * much older lists: here such a query is empty when it is used again.
 */
export class ExpiringQueryCache extends QueryCache {
  override build<Fetched, Failure, Data, Key extends QueryKey>(
    client: QueryClient,
    options: WithRequired<QueryOptions<Fetched, Failure, Data, Key>, 'queryKey'>,
    state?: QueryState<Data, Failure>,
  ): Query<Fetched, Failure, Data, Key> {
    const known = this.get(options.queryHash ?? hashKey(options.queryKey));
    if (known && known.getObserversCount() === 0 && isExpired(known.state)) this.remove(known);
    return super.build(client, options, state);
  }
}
