import type { Stripe } from 'stripe';
import { answeredAt, type Clock, isServiceError, serverBusy } from '@afterglow/kit';
import * as z from 'zod/mini';

/** The version of Stripe's API that this code is written for; the library's types have the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const ANSWER_LIMIT_MS = 10_000;
/** For calls that did not arrive; each has an idempotency key, so that none is carried out twice. */
const RETRIES = 2;

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Another server instead of Stripe's. */
  readonly apiUrl: string | undefined;
  /** Replaces the network. */
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
}

/** A response, with its time by Stripe's own clock, to tell which of two is later. */
export interface ProviderSnapshot<T> {
  readonly value: T;
  readonly readTime: Date;
}

export interface StripeClient {
  /** Calls Stripe. Rejects with `server_busy` when it cannot be reached or rejects the call. */
  ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T>;
  find<T extends object>(
    call: (stripe: Stripe) => Promise<Stripe.Response<T>>,
  ): Promise<ProviderSnapshot<T> | undefined>;
  /** The same for calls that a restricted key may have no right to: undefined then. */
  askIfAllowed<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | undefined>;
  library(): Promise<Stripe>;
}

/** The library is loaded on the first call: it takes a good half second and 20 MB, and most starts do without. */
export function createStripeClient(options: StripeClientOptions): StripeClient {
  let loaded: Promise<Stripe> | undefined;
  const library = () => (loaded ??= load(options));
  return {
    library,
    async ask(call) {
      try {
        return await call(await library());
      } catch (error) {
        throw isServiceError(error) ? error : serverBusy(error);
      }
    },
    async askIfAllowed(call) {
      try {
        return await call(await library());
      } catch (error) {
        if (typeOf(error) === 'StripePermissionError') return undefined;
        throw isServiceError(error) ? error : serverBusy(error);
      }
    },
    async find(call) {
      try {
        const value = await call(await library());
        return { value, readTime: answeredAt(value.lastResponse.headers['date'], options.clock) };
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return undefined;
        throw serverBusy(error);
      }
    },
  };
}

async function load({ secretKey, apiUrl, fetch: transport }: StripeClientOptions): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  return new Library(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: ANSWER_LIMIT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(transport === undefined ? {} : { httpClient: Library.createFetchHttpClient(transport) }),
    ...(apiUrl === undefined ? {} : addressOf(new URL(apiUrl))),
  });
}

function addressOf({ hostname, port, protocol }: URL): Stripe.StripeConfig {
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}

const errorSchema = z.object({ type: z.string(), code: z.optional(z.string()) });

export function codeOf(error: unknown): string | undefined {
  const read = z.safeParse(errorSchema, error);
  return read.success ? read.data.code : undefined;
}

export function typeOf(error: unknown): string | undefined {
  const read = z.safeParse(errorSchema, error);
  return read.success ? read.data.type : undefined;
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

export function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
