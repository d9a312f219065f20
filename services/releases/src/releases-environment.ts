import { BRAND } from '@afterglow/shared-contracts';
import { isLocalUrl, StartupError } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { AlertRecipients } from './modules/alerts/index.ts';
import type { HealthPolicy } from './modules/health/index.ts';

const SHORTEST_SECRET = 32;
/** A day. */
const MOST_SECONDS = 86_400;
/** One alone may have a broken browser, or mean harm. */
const LEAST_NETWORKS = 2;
const MAX_SUBNETS = 10_000;
const MS_PER_SECOND = 1000;

/** The variables of the registry, besides those that every service reads; all are optional. */
export const releasesEnvironmentSchema = z.object({
  /** The most event streams that one network may have open at one instance. */
  MAX_EVENT_STREAMS_PER_NETWORK: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'it is a number from 1')), z.transform(Number)),
  ),
  /** When what has just gone live is taken back: so long watched, failed for so many networks, and for so many of a hundred. */
  RELEASE_HEALTH_WINDOW_S: z.optional(numberFromTo(1, MOST_SECONDS)),
  RELEASE_HEALTH_NETWORKS: z.optional(numberFromTo(LEAST_NETWORKS, MAX_SUBNETS)),
  RELEASE_HEALTH_PERCENT: z.optional(numberFromTo(1, 100)),
  /** Who is told when the health policy takes something back: an address, with what its calls are signed with, and a mailbox. */
  RELEASE_WEBHOOK_URL: z.optional(
    z.string().check(z.refine(isSafe, 'it is like https://host/path, or like http://localhost:4242/path')),
  ),
  RELEASE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(SHORTEST_SECRET, `it has ${SHORTEST_SECRET} characters or more`)),
  ),
  RELEASE_MAIL_TO: z.optional(z.string().check(z.regex(/^[^\s<>@,]+@[^\s<>@,]+$/, 'it is like releases@host'))),
});
/** The variables of the registry, parsed. */
export type ReleasesConfig = z.infer<typeof releasesEnvironmentSchema>;

/** What the variables say of the health policy; the rest is as usual. */
export function healthPolicyOf(config: ReleasesConfig): Partial<HealthPolicy> {
  const { RELEASE_HEALTH_WINDOW_S: windowS, RELEASE_HEALTH_NETWORKS: leastFailed } = config;
  const { RELEASE_HEALTH_PERCENT: percentFailed } = config;
  return {
    ...(windowS !== undefined && { windowMs: windowS * MS_PER_SECOND }),
    ...(leastFailed !== undefined && { leastFailed }),
    ...(percentFailed !== undefined && { percentFailed }),
  };
}

/** How the site sends mail. */
export interface MailVariables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** Who is told when something is taken back; throws a StartupError that names what is missing. */
export function alertsOf(config: ReleasesConfig & MailVariables, publicUrl: string | undefined): AlertRecipients {
  return { webhook: webhookOf(config), mail: mailOf(config, publicUrl) };
}

function webhookOf(config: ReleasesConfig): AlertRecipients['webhook'] {
  const { RELEASE_WEBHOOK_URL: url, RELEASE_WEBHOOK_SECRET: secret } = config;
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined) throw missing('RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET');
  if (secret === undefined) throw missing('RELEASE_WEBHOOK_SECRET', 'RELEASE_WEBHOOK_URL');
  return { url, secret };
}

function mailOf(config: ReleasesConfig & MailVariables, publicUrl: string | undefined): AlertRecipients['mail'] {
  const { RELEASE_MAIL_TO: to, SMTP_URL: smtpUrl, MAIL_FROM: from = defaultSender(publicUrl) } = config;
  if (to === undefined) return undefined;
  if (smtpUrl === undefined) throw missing('SMTP_URL', 'RELEASE_MAIL_TO');
  return { to, smtpUrl, from };
}

function defaultSender(publicUrl = 'http://localhost'): string {
  return `${BRAND} <no-reply@${new URL(publicUrl).hostname}>`;
}

function missing(name: string, given: string): StartupError {
  return new StartupError('configuration-invalid', `${name} isn't set, but ${given} is. Set all of them or none.`);
}

function numberFromTo(least: number, most: number) {
  return z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,5}$/, `it is a number from ${least} to ${most}`),
      z.refine((text) => Number(text) >= least && Number(text) <= most, `it is a number from ${least} to ${most}`),
    ),
    z.transform(Number),
  );
}

/** What is told must not be read on its way. */
function isSafe(text: string): boolean {
  return URL.canParse(text) && (new URL(text).protocol === 'https:' || isLocalUrl(text));
}
