import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { AttemptLimit } from '#app/security/attempt-limiter.ts';

/**
 * Mails about what members do to their own accounts, counted by member. Their address may not be proven, and so be that of someone
 * whom they want to annoy.
 */
export const SECURITY_MAIL_LIMIT: AttemptLimit = { scope: 'notices of member', attempts: 20, windowMs: HOUR_MS };
