import type { PaymentProviders } from './payment-provider.ts';
import type { Operation } from '@afterglow/shared-contracts';
import type { Clock, HandlerResult, Metrics, OperationRequest, Signer } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { BillingConfig } from '#billing-environment.ts';
import type { BillingDatabase } from '#tables/index.ts';
import type { AccountsPort } from './accounts-port.ts';

/** Registers one declared operation; the host authorizes the caller. */
export type RegisterOperation = <O extends Operation>(
  operation: O,
  handler: (call: OperationRequest<O>) => Promise<HandlerResult<O>>,
  /** By default the host decides by the operation. */
  options?: { readonly caching?: 'never' },
) => void;

export interface AttemptLimiter {
  /** Counts an attempt; throws `too_many_requests` when the key has none left. */
  take(key: string): Promise<void>;
}

export type LimitAttempts = (limit: {
  readonly scope: string;
  readonly attempts: number;
  readonly windowMs: number;
}) => AttemptLimiter;

/** The parts of the host that billing needs. */
export interface BillingHost {
  readonly database: BillingDatabase;
  readonly accounts: AccountsPort;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly config: BillingConfig;
  readonly signer: Signer;
  readonly limitAttempts: LimitAttempts;
  /** The origin of links and redirects, without a trailing slash. */
  readonly origin: () => string;
  /** Called with failures that no request waits for. */
  readonly onError: (error: unknown) => void;
}

/** The server on which billing registers its calls. */
export interface BillingServer {
  /** The scope below the prefix. */
  readonly app: FastifyInstance;
  readonly register: RegisterOperation;
}

/** What every part of billing needs. */
export type BillingContext = BillingHost & BillingServer & { readonly providers: PaymentProviders };
