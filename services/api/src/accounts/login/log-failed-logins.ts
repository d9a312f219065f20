import type { FastifyBaseLogger } from 'fastify';
import type { Metrics, Signer } from '@afterglow/kit';
import { loginCounter } from '../count-logins.ts';
import type { FailedLogin } from '../credentials/index.ts';

const DIGEST_LETTERS = 16;

interface FailedLoginOptions {
  readonly log: FastifyBaseLogger;
  readonly signer: Signer;
  readonly metrics: Metrics;
}

/** Counts each failed login, and logs a line: the account, and a digest of the subnet instead of the IP. */
export function logFailedLogins({ log, signer, metrics }: FailedLoginOptions): (failed: FailedLogin) => void {
  const count = loginCounter(metrics);
  return ({ memberId, address }) => {
    count('failed');
    const from = signer.sign(['log', address]).slice(0, DIGEST_LETTERS);
    log.warn({ memberId, from }, 'log-in failed');
  };
}
