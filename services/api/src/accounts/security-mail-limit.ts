import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { AttemptLimit } from '#app/security/attempt-limiter.ts';

/** Mails about the member's own actions, counted by member. An unverified email may belong to a victim of unwanted mail. */
export const SECURITY_MAIL_LIMIT: AttemptLimit = { scope: 'notices of member', attempts: 20, windowMs: HOUR_MS };
