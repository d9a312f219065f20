import { crc32 } from 'node:zlib';
import type { Clock } from '@afterglow/kit';
import { type FakeServerResponse, type FakeServerRequest, startFakeServer } from '@afterglow/kit/testing';
import { dated } from '../fake-company.ts';
import { AGREEMENT_PAGES, answerAtAgreement } from './agreement-page.ts';
import { FakePayPalLedger } from './ledger.ts';
import { read } from './paypal-reads.ts';
import { write } from './paypal-writes.ts';
import { type FakeServerState, refusal } from './fake-responses.ts';
import { type CertificateKind, makeFakeCertificates, type FakeCertificates } from './fake-certificates.ts';

/** A local fake of PayPal's API, as far as it is documented and used here, with the actions on its pages. */
export interface FakePayPal extends FakeServerState {
  clientSecret: string;
  readonly webhookId: string;
  readonly certificates: FakeCertificates;
  /** Every write with its key, in order. */
  readonly writes: { readonly path: string; readonly key: string | undefined }[];
  readonly reads: string[];
  /** Whether it is unreachable. */
  isDown: boolean;
  /** Runs before a merchant's activation of a subscription, by its ID, is carried out. */
  beforeBeginning: (id: string) => Promise<void>;
  /** Runs after an activation, before the response to the merchant. */
  onBegun: (id: string) => Promise<void>;
  sign(body: string, options?: Signing): Record<string, string>;
  forgetTokens(): void;
  stop(): Promise<void>;
}

export interface Signing {
  readonly certificate?: CertificateKind;
  /** The claimed URL of the certificate. */
  readonly address?: string;
  readonly webhookId?: string;
  readonly algorithm?: string;
  readonly atMs?: number;
}

type FakeClockOptions = Pick<Clock, 'nowMs'>;

/** The client ID that the fake accepts; its secret is the fake's own. */
export const CLIENT_ID = 'fake-client';
const TOKEN_S = 32_400;
const BEGINNING = /\/activate$/;
const BEGUN = 204;

/** Starts the PayPal fake on a free port of this machine, with an empty ledger and the given clock; rejects when it cannot listen. */
export async function startFakePayPal(clock: FakeClockOptions): Promise<FakePayPal> {
  const ledger = new FakePayPalLedger(clock);
  const certificates = await makeFakeCertificates();
  const done = new Map<string, FakeServerResponse>();
  const tokens = new Map<string, number>();
  const server = await startFakeServer(async (request) => {
    if (request.path.startsWith(AGREEMENT_PAGES)) return answerAtAgreement(ledger, request);
    return dated(BEGINNING.test(request.path) ? await begin(request) : answer(request), clock);
  });
  let transmissions = 0;
  const fakeServer: FakePayPal = {
    url: server.url,
    clientSecret: 'fake-secret',
    webhookId: 'WEBHOOK1',
    ledger,
    certificates,
    webhooks: [],
    writes: [],
    reads: [],
    isDown: false,
    hasDisputes: true,
    beforeBeginning: () => Promise.resolve(),
    onBegun: () => Promise.resolve(),
    sign(body, { certificate = 'right', webhookId = fakeServer.webhookId, ...options } = {}) {
      transmissions += 1;
      const id = `transmission-${transmissions}`;
      const time = new Date(options.atMs ?? clock.nowMs()).toISOString();
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': certificates.sign(certificate, `${id}|${time}|${webhookId}|${crc32(body)}`),
        'paypal-cert-url': new URL(options.address ?? certificate, `${server.url}/v1/notifications/certs/`).href,
        'paypal-auth-algo': options.algorithm ?? 'SHA256withRSA',
      };
    },
    forgetTokens: () => tokens.clear(),
    stop: server.stop,
  };

  function answer(request: FakeServerRequest): FakeServerResponse {
    const { path } = request;
    if (fakeServer.isDown) return refusal(503, 'SERVICE_UNAVAILABLE');
    if (path.startsWith('/v1/notifications/certs/')) return certificate(path.split('/').at(-1) ?? '');
    if (path === '/v1/oauth2/token') return token(request);
    return isKnown(request) ? serve(request) : refusal(401, 'INVALID_TOKEN');
  }

  async function begin(request: FakeServerRequest): Promise<FakeServerResponse> {
    const id = request.path.split('/').at(-2) ?? '';
    await fakeServer.beforeBeginning(id);
    const answered = answer(request);
    if ('status' in answered && answered.status === BEGUN) await fakeServer.onBegun(id);
    return fakeServer.isDown ? answer(request) : answered;
  }

  function isKnown({ headers }: FakeServerRequest): boolean {
    const end = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '');
    return end !== undefined && end > clock.nowMs();
  }

  function serve(request: FakeServerRequest): FakeServerResponse {
    if (request.method !== 'GET') return writeOnce(request);
    fakeServer.reads.push(request.path);
    return read(fakeServer, request);
  }

  function certificate(name: string): FakeServerResponse {
    const file = certificates.files.get(name);
    return file === undefined ? refusal(404, 'RESOURCE_NOT_FOUND') : { page: file };
  }

  function token({ headers, form }: FakeServerRequest): FakeServerResponse {
    const expected = `Basic ${Buffer.from(`${CLIENT_ID}:${fakeServer.clientSecret}`).toString('base64')}`;
    if (headers.authorization !== expected || form.get('grant_type') !== 'client_credentials')
      return { status: 401, json: { error: 'invalid_client' } };
    const access_token = ledger.newId('token');
    tokens.set(access_token, clock.nowMs() + TOKEN_S * 1000);
    return { json: { access_token, token_type: 'Bearer', expires_in: TOKEN_S } };
  }

  /** Repeats the response for a known key. */
  function writeOnce(request: FakeServerRequest): FakeServerResponse {
    const key = request.headers['paypal-request-id']?.toString();
    fakeServer.writes.push({ path: request.path, key });
    if (key === undefined) return write(fakeServer, request);
    const before = done.get(`${request.path} ${key}`) ?? write(fakeServer, request);
    if (!isUndecided(before)) done.set(`${request.path} ${key}`, before);
    return before;
  }

  return fakeServer;
}

/** Decided again on the next request. */
function isUndecided(answer: FakeServerResponse): boolean {
  return 'status' in answer && (answer.status === 408 || answer.status === 409);
}
