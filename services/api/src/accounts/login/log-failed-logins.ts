import type { FastifyBaseLogger } from 'fastify';
import type { Signer } from '@afterglow/kit';
import type { FailedLogin } from '../credentials/index.ts';

const DIGEST_LETTERS = 16;

/** Logs a line for each failed login: the account, and a digest of the subnet instead of the IP. */
export function logFailedLogins(log: FastifyBaseLogger, signer: Signer): (failed: FailedLogin) => void {
  return ({ memberId, address }) => {
    const from = signer.sign(['log', address]).slice(0, DIGEST_LETTERS);
    log.warn({ memberId, from }, 'log-in failed');
  };
}
