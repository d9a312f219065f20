import {
  operations,
  type CallInput,
  type DataPort,
  type OperationName,
  type OperationResponse,
  type Operations,
  type SessionPort,
} from '@afterglow/shared-contracts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isApiError } from '../errors.ts';

/** A call that has changed data, and the service's response. */
export interface Write<Name extends OperationName> {
  readonly input: CallInput<Name>;
  readonly response: OperationResponse<Operations[Name]>;
}

/**
 * The effect of a write on cached data: `data` replaces it, and if `isStale` it is refetched as soon as it is shown.
 */
export interface Update<T> {
  readonly data?: T;
  readonly isStale?: boolean;
}

/** How calls change a resource, by the name of the call; null for a write that does not affect it. */
export type UpdatedBy<T> = {
  // A method, so that a resource of a model is also one of anything.
  readonly [Name in OperationName]?: { update(cached: T, write: Write<Name>): Update<T> | null }['update'];
};

/** For resources that a write changes in a way that its response does not contain. */
export const STALE: Update<never> = { isStale: true };

interface WriteThroughOptions {
  readonly queryClient: QueryClient;
  readonly session: Pick<SessionPort, 'getSession' | 'replaceMember'>;
}

/**
 * The same port, which applies the response of every write to the cache and the session before the caller gets it,
 * even after its page was left. A write with an unknown outcome makes the affected data stale. `options` is called for
 * each write.
 */
export function writeThrough<Port extends DataPort>(port: Port, options: () => WriteThroughOptions): Port {
  return {
    ...port,
    async call<Name extends OperationName>(name: Name, input: CallInput<Name> = {}) {
      if (operations[name].method === 'GET') return port.call(name, input);
      const writer = userOf(options());
      try {
        const result = await port.call(name, input);
        // Data written for one member is not shown to the next.
        if (userOf(options()) === writer) take(options(), name, { input, response: result.data });
        return result;
      } catch (error) {
        if (userOf(options()) === writer && mayBeDone(error)) take(options(), name, null);
        throw error;
      }
    },
  };
}

function userOf({ session }: WriteThroughOptions) {
  const state = session.getSession();
  return state.status === 'member' ? state.user : null;
}

const GONE_OR_THERE: readonly number[] = [404, 409];

/** There was no response, or the service's state differs from the shown one; any other rejection changed nothing. */
function mayBeDone(error: unknown): boolean {
  if (!isApiError(error) || error.status === null) return true;
  return error.status >= 500 || GONE_OR_THERE.includes(error.status);
}

/** `write` is null when its outcome is unknown. */
function take<Name extends OperationName>(options: WriteThroughOptions, name: Name, write: Write<Name> | null): void {
  if (write && isOfMember(name, write)) options.session.replaceMember(write.response);
  for (const query of options.queryClient.getQueryCache().getAll()) takeInto(options.queryClient, query, name, write);
}

/** These respond with the current member. */
function isOfMember(name: OperationName, _: Write<OperationName>): _ is Write<'updateMember' | 'stopEmailChange'> {
  return name === 'updateMember' || name === 'stopEmailChange';
}

function takeInto<Name extends OperationName>(
  queryClient: QueryClient,
  query: Query,
  name: Name,
  write: Write<Name> | null,
): void {
  const change = updatesOf(query)[name];
  if (!change) return;
  const { data: cached } = query.state;
  if (cached === undefined && isReading(query)) {
    // A pending read may have started before the write.
    const again = () => takeInto(queryClient, query, name, write);
    void query.promise?.then(again, again);
    return;
  }
  const update = cached === undefined || !write ? STALE : updateOf(() => change(cached, write));
  if (update) apply(queryClient, query, update);
}

/**
 * An earlier version of an area may have cached data in another shape: it is refetched, and the write succeeds anyway.
 */
function updateOf(change: () => Update<unknown> | null): Update<unknown> | null {
  try {
    return change();
  } catch {
    return STALE;
  }
}

function updatesOf({ meta }: Query): UpdatedBy<unknown> {
  // Only `metaOf` writes this field, with that of the query's own resource.
  return (meta?.['updatedBy'] as UpdatedBy<unknown> | undefined) ?? {};
}

function isReading({ state }: Query): boolean {
  return state.fetchStatus !== 'idle';
}

/** A pending read may not include the write, so it is repeated. */
function apply(queryClient: QueryClient, query: Query, { data, isStale }: Update<unknown>): void {
  const wasReading = isReading(query);
  void query.cancel({ revert: true });
  if (data !== undefined) query.setData(data, { manual: true });
  if (isStale || wasReading) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}
