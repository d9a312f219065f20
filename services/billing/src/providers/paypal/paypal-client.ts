import { answeredAt, type Clock, isServiceError, serverBusy } from '@afterglow/kit';
import { MINUTE_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import ky from 'ky';
import * as z from 'zod/mini';

const ANSWER_LIMIT_MS = 10_000;
/** For calls that did not arrive; each write has an idempotency key, so that none is carried out twice. */
const RETRIES = 2;
const RETRY_DELAY_MS = 200;
const LONGEST_RETRY_DELAY_MS = 1_000;
/** How long before its end a token is renewed. */
const TOKEN_MARGIN_MS = MINUTE_MS;

export interface PayPalClientOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Like https://api-m.paypal.com. */
  readonly apiUrl: string;
  readonly clock: Clock;
}

/** A response, with its time by PayPal's own clock, to tell which of two is later. */
export interface ProviderSnapshot<T> {
  readonly value: T;
  readonly readTime: Date;
}

/** A response with a status below 500. */
export interface PayPalAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly readTime: Date;
}

/** A write; PayPal repeats its response to a known idempotency key. */
export interface PayPalWrite {
  readonly key: string;
  readonly body: object;
}

export interface PayPalClient {
  /** Rejects with `server_busy` when PayPal cannot be reached or rejects the credentials. */
  call(path: string, write?: PayPalWrite): Promise<PayPalAnswer>;
  /** Undefined for an unknown object; rejects with `server_busy` for every other error. */
  find<T>(schema: z.ZodMiniType<T>, path: string): Promise<ProviderSnapshot<T> | undefined>;
  /** Rejects with `server_busy` when PayPal rejects the write. */
  write<T>(schema: z.ZodMiniType<T>, path: string, write: PayPalWrite): Promise<T>;
  tryKeys(): Promise<'known' | 'unknown' | 'unreachable'>;
}

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });
const refusalSchema = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

interface Token {
  readonly value: string;
  readonly endMs: number;
}

export function createPayPalClient(options: PayPalClientOptions): PayPalClient {
  const { apiUrl, clock } = options;
  let cached: Promise<Token> | undefined;

  /** One token for all calls, renewed before its end and after a failure. */
  async function token(): Promise<string> {
    const current = await (cached ??= fetchToken(options));
    if (current.endMs > clock.nowMs()) return current.value;
    cached = fetchToken(options);
    return (await cached).value;
  }

  async function bearer(): Promise<string> {
    try {
      return `Bearer ${await token()}`;
    } catch (error) {
      cached = undefined;
      throw error;
    }
  }

  async function send(path: string, write: PayPalWrite | undefined): Promise<PayPalAnswer> {
    const headers = {
      authorization: await bearer(),
      ...(write && {
        'content-type': 'application/json',
        'paypal-request-id': write.key,
        prefer: 'return=representation',
      }),
    };
    const body = write && JSON.stringify(write.body);
    return exchange(new URL(path, apiUrl), { method: write ? 'post' : 'get', headers, ...(body && { body }) }, clock);
  }

  async function call(path: string, write?: PayPalWrite): Promise<PayPalAnswer> {
    try {
      const answer = await send(path, write);
      if (answer.status !== 401) return answer;
      // It may have ended early, after a change of the secret.
      cached = undefined;
      const second = await send(path, write);
      if (second.status === 401) throw new Error(`PayPal does not let this service call ${path}.`);
      return second;
    } catch (error) {
      throw isServiceError(error) ? error : serverBusy(error);
    }
  }

  return {
    call,
    async find(schema, path) {
      const answer = await call(path);
      if (answer.status === 404) return undefined;
      return { value: parse(schema, path, answer), readTime: answer.readTime };
    },
    write: async (schema, path, write) => parse(schema, path, await call(path, write)),
    async tryKeys() {
      try {
        await bearer();
        return 'known';
      } catch (error) {
        return error instanceof UnknownKeysError ? 'unknown' : 'unreachable';
      }
    },
  };
}

class UnknownKeysError extends Error {
  override readonly name = 'UnknownKeysError';
}

async function fetchToken({ clientId, clientSecret, apiUrl, clock }: PayPalClientOptions): Promise<Token> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const url = new URL('/v1/oauth2/token', apiUrl);
  const { status, body: answered } = await exchange(url, { method: 'post', headers: { authorization }, body }, clock);
  if (status === 401) throw new UnknownKeysError('PayPal does not know the keys.');
  const { access_token, expires_in } = z.parse(tokenSchema, answered);
  return { value: access_token, endMs: clock.nowMs() + expires_in * SECOND_MS - TOKEN_MARGIN_MS };
}

interface Exchange {
  readonly method: 'get' | 'post';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

async function exchange(url: URL, { headers, ...sent }: Exchange, clock: Clock): Promise<PayPalAnswer> {
  const response = await ky(url, {
    ...sent,
    headers: { accept: 'application/json', ...headers },
    // No redirect is followed to another host with the token.
    redirect: 'error',
    timeout: ANSWER_LIMIT_MS,
    throwHttpErrors: (status) => status >= 500 || status === 429,
    retry: {
      limit: RETRIES,
      methods: ['get', 'post'],
      delay: (attempt) => attempt * RETRY_DELAY_MS,
      maxRetryAfter: LONGEST_RETRY_DELAY_MS,
    },
  });
  return {
    status: response.status,
    body: parseJson(await response.text()),
    readTime: answeredAt(response.headers.get('date'), clock),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse<T>(schema: z.ZodMiniType<T>, path: string, answer: PayPalAnswer): T {
  const isRefused = answer.status >= 400;
  const read = isRefused ? undefined : z.safeParse(schema, answer.body);
  if (read?.success === true) return read.data;
  const why = isRefused ? `with ${answer.status} ${issueOf(answer) ?? ''}`.trim() : 'with something else than expected';
  throw serverBusy(new Error(`PayPal answered ${path} ${why}.`, { cause: read?.error }));
}

export function issueOf({ body }: Pick<PayPalAnswer, 'body'>): string | undefined {
  const read = z.safeParse(refusalSchema, body);
  return read.success
    ? (read.data.details?.find(({ issue }) => issue !== undefined)?.issue ?? read.data.name)
    : undefined;
}
