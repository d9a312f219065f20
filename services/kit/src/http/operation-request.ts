import type {
  MemberId,
  Operation,
  OperationBody,
  OperationParams,
  OperationQuery,
  OperationResponse,
} from '@afterglow/shared-contracts';
import { forbidden, notAuthenticated } from '../errors/service-errors.ts';

/** The member who makes a call, identified by the bearer token. */
export interface Caller {
  readonly memberId: MemberId;
  readonly isPremium: boolean;
  readonly isSuperAdmin: boolean;
  readonly token: string;
}

/** A call of a declared operation, parsed and admitted. */
export interface OperationRequest<O extends Operation> {
  readonly params: OperationParams<O>;
  readonly query: OperationQuery<O>;
  readonly body: OperationBody<O>;
  /** Undefined for a visitor, and for the operator of this machine among super admins. */
  readonly caller: Caller | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly captchaProof: string | undefined;
}

/** A handler's result; `total` belongs to paged operations. */
export interface HandlerResult<O extends Operation> {
  readonly data: OperationResponse<O> | Accepted;
  readonly total?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** When the response becomes outdated even without a change, in milliseconds since 1970. */
  readonly changesAtMs?: number | undefined;
}

/** Replaces the data when another step is needed: sent with 202, in the operation's `accepted` shape. */
export class Accepted {
  readonly body: unknown;

  constructor(body: unknown) {
    this.body = body;
  }
}

/** The caller of a members' operation, which has already rejected visitors. */
export function callerOf(call: { readonly caller: Caller | undefined }): Caller {
  if (call.caller === undefined) throw notAuthenticated();
  return call.caller;
}

/** The member of a bearer token; undefined for an invalid one. */
export type Authenticate = (token: string) => Promise<Caller | undefined>;

/** Rejects other members' data before any lookup, so that the response reveals nothing about who exists. */
export function requireSelf(id: MemberId, caller: { readonly memberId: MemberId }): void {
  if (id !== caller.memberId) throw forbidden('This belongs to another member.');
}
