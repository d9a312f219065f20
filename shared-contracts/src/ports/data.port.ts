import type { OperationBody, OperationParams, OperationQuery, OperationResponse } from '../http/operation.ts';
import type { OperationName, Operations } from '../http/operations.ts';

/** What one call of the service is given; what its declaration does not name is left out. */
export interface CallInput<Name extends OperationName> {
  readonly params?: OperationParams<Operations[Name]>;
  readonly query?: OperationQuery<Operations[Name]>;
  readonly body?: OperationBody<Operations[Name]>;
  readonly signal?: AbortSignal;
  /** True: the call outlives the page; for what is saved while it goes. */
  readonly keepalive?: boolean;
  /** True: it happens by itself and nobody waits for it, so no progress is shown. */
  readonly background?: boolean;
}

/** What a call of the service was answered. */
export interface CallResult<Name extends OperationName> {
  readonly data: OperationResponse<Operations[Name]>;
  readonly headers: Headers;
  /** Total of a paged list, else null. */
  readonly total: number | null;
}

/** The service as the browser sees it: every declared call, its answer parsed by the call's schema. */
export interface DataPort {
  call<Name extends OperationName>(name: Name, input?: CallInput<Name>): Promise<CallResult<Name>>;
}
