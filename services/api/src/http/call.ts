import type {
  MemberId,
  Operation,
  OperationBody,
  OperationParams,
  OperationQuery,
  OperationResponse,
} from '@afterglow/shared-contracts';
import { notAuthenticated } from '#app/service-errors.ts';

/** A member who makes a call, as told by the bearer token. */
export interface Caller {
  readonly memberId: MemberId;
  readonly isPremium: boolean;
  readonly isSuperAdmin: boolean;
  readonly token: string;
}

/** One call of an operation, parsed. */
export interface Call<O extends Operation> {
  readonly params: OperationParams<O>;
  readonly query: OperationQuery<O>;
  readonly body: OperationBody<O>;
  /** Undefined for a visitor, and for the operator of this machine among super admins. */
  readonly caller: Caller | undefined;
  /** The network address that the call comes from. */
  readonly address: string;
}

/** What a handler gives back; `total` belongs to paged operations. */
export interface Answer<O extends Operation> {
  readonly data: OperationResponse<O>;
  readonly total?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** When another answer will be right though nothing is changed until then, in milliseconds since 1970. */
  readonly changesAtMs?: number | undefined;
}

/** The caller of a call for members; registering such an operation has already refused visitors. */
export function callerOf(call: { readonly caller: Caller | undefined }): Caller {
  if (call.caller === undefined) throw notAuthenticated();
  return call.caller;
}

/** Tells whose bearer token it is. */
export type Authenticate = (token: string) => Promise<Caller | undefined>;
