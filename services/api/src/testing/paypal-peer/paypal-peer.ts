import { crc32 } from 'node:zlib';
import type { Clock } from '@afterglow/kit';
import { type PeerAnswer, type PeerRequest, startPeerServer } from '../peer-server.ts';
import { AGREEMENT_PAGES, answerAtAgreement } from './agreement-page.ts';
import { PayPalBooks } from './paypal-books.ts';
import { read } from './paypal-reads.ts';
import { write } from './paypal-writes.ts';
import { type PeerState, refusal } from './peer-answers.ts';
import { type CertificateKind, makePeerCertificates, type PeerCertificates } from './peer-certificates.ts';

/** PayPal's interface on this machine, as far as it is documented and used here, with what people do on its pages. */
export interface PayPalPeer extends PeerState {
  clientSecret: string;
  readonly webhookId: string;
  readonly certificates: PeerCertificates;
  /** Every write with its key, in order. */
  readonly writes: { readonly path: string; readonly key: string | undefined }[];
  /** The paths of what was read. */
  readonly reads: string[];
  /** Whether it answers at all. */
  isDown: boolean;
  /** Happens before a merchant's wish to begin a subscription, by its id, is carried out. */
  beforeBeginning: (id: string) => Promise<void>;
  /** Happens once a subscription has begun, before the merchant is answered. */
  onBegun: (id: string) => Promise<void>;
  /** The headers of a notice. */
  sign(body: string, options?: Signing): Record<string, string>;
  /** Makes every token that was given out worthless. */
  forgetTokens(): void;
  stop(): Promise<void>;
}

export interface Signing {
  readonly certificate?: CertificateKind;
  /** Where the certificate is said to be. */
  readonly address?: string;
  readonly webhookId?: string;
  readonly algorithm?: string;
  readonly atMs?: number;
}

type PeerClock = Pick<Clock, 'nowMs'>;

/** The client that the peer knows; its secret is the peer's own. */
export const CLIENT_ID = 'peer-client';
const TOKEN_S = 32_400;
const BEGINNING = /\/activate$/;
const BEGUN = 204;

/** Starts what stands in for PayPal, on a free port of this machine, with empty books and the time of a clock; rejects when it cannot listen. */
export async function startPayPalPeer(clock: PeerClock): Promise<PayPalPeer> {
  const books = new PayPalBooks(clock);
  const certificates = await makePeerCertificates();
  const done = new Map<string, PeerAnswer>();
  const tokens = new Map<string, number>();
  const server = await startPeerServer(async (request) => {
    if (request.path.startsWith(AGREEMENT_PAGES)) return answerAtAgreement(books, request);
    return dated(BEGINNING.test(request.path) ? await begin(request) : answer(request), clock);
  });
  let transmissions = 0;
  const peer: PayPalPeer = {
    ...{ url: server.url, clientSecret: 'peer-secret', webhookId: 'WEBHOOK1', books, certificates },
    ...{ webhooks: [], writes: [], reads: [], isDown: false, hasDisputes: true },
    beforeBeginning: () => Promise.resolve(),
    onBegun: () => Promise.resolve(),
    sign(body, { certificate = 'right', webhookId = peer.webhookId, ...options } = {}) {
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

  function answer(request: PeerRequest): PeerAnswer {
    const { path } = request;
    if (peer.isDown) return refusal(503, 'SERVICE_UNAVAILABLE');
    if (path.startsWith('/v1/notifications/certs/')) return certificate(path.split('/').at(-1) ?? '');
    if (path === '/v1/oauth2/token') return token(request);
    return isKnown(request) ? serve(request) : refusal(401, 'INVALID_TOKEN');
  }

  async function begin(request: PeerRequest): Promise<PeerAnswer> {
    const id = request.path.split('/').at(-2) ?? '';
    await peer.beforeBeginning(id);
    const answered = answer(request);
    if ('status' in answered && answered.status === BEGUN) await peer.onBegun(id);
    return peer.isDown ? answer(request) : answered;
  }

  function isKnown({ headers }: PeerRequest): boolean {
    const end = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '');
    return end !== undefined && end > clock.nowMs();
  }

  function serve(request: PeerRequest): PeerAnswer {
    if (request.method !== 'GET') return writeOnce(request);
    peer.reads.push(request.path);
    return read(peer, request);
  }

  function certificate(name: string): PeerAnswer {
    const file = certificates.files.get(name);
    return file === undefined ? refusal(404, 'RESOURCE_NOT_FOUND') : { page: file };
  }

  function token({ headers, form }: PeerRequest): PeerAnswer {
    const expected = `Basic ${Buffer.from(`${CLIENT_ID}:${peer.clientSecret}`).toString('base64')}`;
    if (headers.authorization !== expected || form.get('grant_type') !== 'client_credentials')
      return { status: 401, json: { error: 'invalid_client' } };
    const access_token = books.newId('token');
    tokens.set(access_token, clock.nowMs() + TOKEN_S * 1000);
    return { json: { access_token, token_type: 'Bearer', expires_in: TOKEN_S } };
  }

  /** What comes with a key that it has seen is answered as before. */
  function writeOnce(request: PeerRequest): PeerAnswer {
    const key = request.headers['paypal-request-id']?.toString();
    peer.writes.push({ path: request.path, key });
    if (key === undefined) return write(peer, request);
    const before = done.get(`${request.path} ${key}`) ?? write(peer, request);
    if (!isUndecided(before)) done.set(`${request.path} ${key}`, before);
    return before;
  }

  return peer;
}

/** Asked again, it decides anew. */
function isUndecided(answer: PeerAnswer): boolean {
  return 'status' in answer && (answer.status === 408 || answer.status === 409);
}

function dated(answer: PeerAnswer, clock: PeerClock): PeerAnswer {
  return 'json' in answer ? { ...answer, headers: { date: new Date(clock.nowMs()).toUTCString() } } : answer;
}
