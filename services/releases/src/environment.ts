import { BRAND } from '@afterglow/shared-contracts';
import { isLocalUrl, StartupError } from '@afterglow/kit';
import * as z from 'zod/mini';
import type { AlertRecipients } from './registry/alerts/index.ts';
import type { HealthPolicy } from './registry/health/index.ts';

const SHORTEST_SECRET = 32;
/** A day. */
const MOST_SECONDS = 86_400;
/** A single one may have a broken browser, or be malicious. */
const LEAST_NETWORKS = 2;
const MAX_SUBNETS = 10_000;
const MS_PER_SECOND = 1000;

/** The variables of the registry, besides those that every service reads; all are optional. */
export const releasesEnvironmentSchema = z.object({
  /** The maximum of open event streams per subnet at one instance. */
  MAX_EVENT_STREAMS_PER_NETWORK: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'it is a number from 1')), z.transform(Number)),
  ),
  /** When a fresh version is rolled back automatically: the window, the minimum of failing subnets, and their percentage. */
  RELEASE_HEALTH_WINDOW_S: z.optional(numberFromTo(1, MOST_SECONDS)),
  RELEASE_HEALTH_NETWORKS: z.optional(numberFromTo(LEAST_NETWORKS, MAX_SUBNETS)),
  RELEASE_HEALTH_PERCENT: z.optional(numberFromTo(1, 100)),
  /** The recipients of alerts: a URL with its signing secret, and a mailbox. */
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

/** The health policy from the variables; the rest has its defaults. */
export function healthPolicyOf(config: ReleasesConfig): Partial<HealthPolicy> {
  const { RELEASE_HEALTH_WINDOW_S: windowS, RELEASE_HEALTH_NETWORKS: leastFailed } = config;
  const { RELEASE_HEALTH_PERCENT: percentFailed } = config;
  return {
    ...(windowS !== undefined && { windowMs: windowS * MS_PER_SECOND }),
    ...(leastFailed !== undefined && { leastFailed }),
    ...(percentFailed !== undefined && { percentFailed }),
  };
}

/** The mail settings of the site. */
export interface MailVariables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** The recipients of alerts; throws a StartupError that names a missing variable. */
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

/** An alert must not be readable in transit. */
function isSafe(text: string): boolean {
  return URL.canParse(text) && (new URL(text).protocol === 'https:' || isLocalUrl(text));
}
