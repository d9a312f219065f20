import { type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getCACertificates } from 'node:tls';
import { type Clock, StartupError, serverBusy } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import ky from 'ky';
import { LRUCache } from 'lru-cache';
import { parseCertificates, trustedCertificate } from './certificate-chain.ts';

const LIVE_NAME = 'messageverificationcerts.paypal.com';
const SANDBOX_NAME = 'messageverificationcerts.sandbox.paypal.com';
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const ANSWER_LIMIT_MS = 10_000;
const LARGEST_FILE_CHARACTERS = 64 * 1024;
/** PayPal has one or two at a time; made-up URLs must not fill the memory. */
const MAX_CACHED = 16;
const RETENTION_MS = DAY_MS;
/** For uncached URLs, so that no one can trigger endless requests to PayPal. */
const MOST_FETCHES = 20;
const PER_MS = MINUTE_MS;

export interface PayPalCertificates {
  /**
   * The key of a certificate by its URL; undefined for a URL that is not PayPal's, and for an untrusted certificate. Rejects with
   * `server_busy` when it cannot be fetched now.
   */
  find(address: string): Promise<KeyObject | undefined>;
}

export interface PayPalCertificatesOptions {
  readonly apiUrl: string;
  /** Trusted instead of the machine's, for another server instead of PayPal's. */
  readonly roots: readonly X509Certificate[] | undefined;
  readonly clock: Clock;
}

interface Cached {
  readonly certificate: X509Certificate | undefined;
  readonly endMs: number;
}

export function createPayPalCertificates({ apiUrl, roots, clock }: PayPalCertificatesOptions): PayPalCertificates {
  const cached = new LRUCache<string, Cached>({ max: MAX_CACHED });
  /** Made-up URLs, separately: they must evict none of PayPal's. */
  const refused = new LRUCache<string, Cached>({ max: MAX_CACHED });
  const { origins, names } = placeOf(apiUrl);
  let trusted = roots;
  let fetches: number[] = [];

  async function refetch(url: URL): Promise<Cached> {
    const nowMs = clock.nowMs();
    fetches = fetches.filter((timeMs) => timeMs > nowMs - PER_MS);
    if (fetches.length >= MOST_FETCHES) throw serverBusy(new Error('Too many certificates were asked for.'));
    fetches.push(nowMs);
    const pem = await fetchFile(url);
    trusted ??= getCACertificates('default').map((root) => new X509Certificate(root));
    const found =
      pem === undefined ? undefined : trustedCertificate(pem, { roots: trusted, names, now: new Date(nowMs) });
    return { certificate: typeof found === 'object' ? found : undefined, endMs: nowMs + RETENTION_MS };
  }

  async function cachedOrFetched(url: URL): Promise<Cached> {
    const before = cached.get(url.href) ?? refused.get(url.href);
    if (before !== undefined && before.endMs > clock.nowMs()) return before;
    try {
      const fetched = await refetch(url);
      keep(url, fetched);
      return fetched;
    } catch (error) {
      // A known certificate is returned without waiting: strangers may have used up the fetches.
      if (before?.certificate !== undefined) return before;
      throw error;
    }
  }

  function keep(url: URL, fetched: Cached): void {
    cached.delete(url.href);
    refused.delete(url.href);
    (fetched.certificate === undefined ? refused : cached).set(url.href, fetched);
  }

  return {
    async find(address) {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url === undefined || !origins.includes(url.origin) || !isCertificate(url)) return undefined;
      const { certificate } = await cachedOrFetched(url);
      const isStillValid = certificate !== undefined && certificate.validToDate.getTime() >= clock.nowMs();
      return isStillValid ? certificate.publicKey : undefined;
    },
  };
}

function isCertificate({ pathname, search, hash, username, password }: URL): boolean {
  return PATH.test(pathname) && `${search}${hash}${username}${password}` === '';
}

/** PayPal signs webhooks of its sandbox with another certificate; another server instead of PayPal's signs like PayPal. */
function placeOf(apiUrl: string): { readonly origins: readonly string[]; readonly names: readonly string[] } {
  const { hostname, origin } = new URL(apiUrl);
  if (hostname.endsWith('.sandbox.paypal.com'))
    return {
      origins: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
      names: [SANDBOX_NAME, LIVE_NAME],
    };
  if (hostname.endsWith('.paypal.com'))
    return { origins: ['https://api.paypal.com', 'https://api-m.paypal.com'], names: [LIVE_NAME] };
  return { origins: [origin], names: [LIVE_NAME] };
}

async function fetchFile(url: URL): Promise<string | undefined> {
  try {
    const response = await ky(url, {
      redirect: 'error',
      timeout: ANSWER_LIMIT_MS,
      throwHttpErrors: (status) => status >= 500 || status === 429,
      retry: 0,
    });
    if (!response.ok) return undefined;
    const file = await response.text();
    return file.length > LARGEST_FILE_CHARACTERS ? undefined : file;
  } catch (error) {
    throw serverBusy(error);
  }
}

/** Throws a StartupError for a file without certificates; undefined without a file. */
export async function readRoots(file: string | undefined): Promise<readonly X509Certificate[] | undefined> {
  if (file === undefined) return undefined;
  try {
    const roots = parseCertificates(await readFile(file, 'utf8'));
    if (roots.length > 0) return roots;
  } catch {
    // Reported below.
  }
  throw new StartupError('configuration-invalid', "PAYPAL_CA_FILE isn't a file with certificates (PEM).");
}
