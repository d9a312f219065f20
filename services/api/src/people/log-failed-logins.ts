import type { FastifyBaseLogger } from 'fastify';
import type { Signer } from '@afterglow/kit';
import type { FailedLogin } from './credentials.ts';

const DIGEST_LETTERS = 16;

/** A line for each failed log-in: whose account, and a digest by which those from one place are known without naming it. */
export function logFailedLogins(log: FastifyBaseLogger, signer: Signer): (failed: FailedLogin) => void {
  return ({ memberId, address }) => {
    const from = signer.sign(['log', address]).slice(0, DIGEST_LETTERS);
    log.warn({ memberId, from }, 'log-in failed');
  };
}
