import type { OperationBody, OperationParams, OperationQuery, OperationResponse } from '../http/operation.ts';
import type { OperationName, Operations } from '../http/operations.ts';

/** The input of one call of the service; parts that its declaration does not have are omitted. */
export interface CallInput<Name extends OperationName> {
  readonly params?: OperationParams<Operations[Name]>;
  readonly query?: OperationQuery<Operations[Name]>;
  readonly body?: OperationBody<Operations[Name]>;
  readonly signal?: AbortSignal;
  /** True for a call that outlives the page, such as a save on unload. */
  readonly keepalive?: boolean;
  /** Sent instead of the session's token, for example that of a mailed link. */
  readonly token?: string;
  /** Further headers, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True for an automatic call for which no one waits, so no progress is shown. */
  readonly background?: boolean;
}

/** The response to a call of the service. */
export interface CallResult<Name extends OperationName> {
  readonly data: OperationResponse<Operations[Name]>;
  readonly headers: Headers;
  /** Total of a paged list, else null. */
  readonly total: number | null;
}

/** The service as the browser sees it: every declared call, its response parsed by the call's schema. */
export interface DataPort {
  call<Name extends OperationName>(name: Name, input?: CallInput<Name>): Promise<CallResult<Name>>;
}
