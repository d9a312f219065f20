import type { Stripe } from 'stripe';
import { answeredAt, type Clock, isServiceError } from '@afterglow/kit';
import * as z from 'zod/mini';
import { serverBusy } from '#app/service-errors.ts';

/** The version of Stripe's interface that this code is written for; the library's types are of the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const ANSWER_LIMIT_MS = 10_000;
/** Of calls that did not arrive; each carries a key, so that none is carried out twice. */
const RETRIES = 2;

export interface StripeClientOptions {
  readonly secretKey: string;
  /** Another server in Stripe's place. */
  readonly apiUrl: string | undefined;
  /** In place of the network. */
  readonly fetch?: typeof fetch;
  readonly clock: Clock;
}

/** What was read, and when by Stripe's own clock, so that of two readings the later one is known. */
export interface ProviderSnapshot<T> {
  readonly value: T;
  readonly readTime: Date;
}

export interface StripeClient {
  /** Calls Stripe. Rejects with `server_busy` where it cannot be reached or refuses, unless `onMissing` answers for what it does not know. */
  ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** Undefined for what Stripe does not know. */
  find<T extends object>(
    call: (stripe: Stripe) => Promise<Stripe.Response<T>>,
  ): Promise<ProviderSnapshot<T> | undefined>;
  /** The same for what a restricted key may have no right to: undefined then. */
  askIfAllowed<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | undefined>;
  /** The library itself, for what needs no call. */
  library(): Promise<Stripe>;
}

/** The library is loaded with the first call: it takes a good half second and 20 MB, and most starts do without. */
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

/** Stripe's word for what is wrong; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const read = z.safeParse(errorSchema, error);
  return read.success ? read.data.code : undefined;
}

/** The kind of an error of Stripe's, like `StripeAuthenticationError`; undefined for any other error. */
export function typeOf(error: unknown): string | undefined {
  const read = z.safeParse(errorSchema, error);
  return read.success ? read.data.type : undefined;
}

/** A reference that may come expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

export function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
