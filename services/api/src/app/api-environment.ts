import { billingEnvironmentSchema } from '@afterglow/billing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { stripTrailingSlashes } from '@afterglow/kit';
import * as z from 'zod/mini';

const SHORTEST_SECRET = 32;
/** Absolute, or a path on the site's own host. */
const ADDRESS = /^(?:https?:\/)?\/\S+$/;

const countInText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'it is a number from 1')), z.transform(Number));

/** The environment variables of this service, in addition to the common ones; all are optional. */
export const apiEnvironmentSchema = z.object({
  /** Whether the three demo members exist, whose password is public; by default only on this computer. */
  DEMO_MEMBERS: z.optional(z.enum(['yes', 'no'], 'it is "yes" or "no"')),
  /** Signs URLs and links; by default a secret is created and stored. */
  SIGNING_SECRET: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
  /** Encrypts the keys of members' authenticator apps; by default a secret is created and stored. */
  ENCRYPTION_SECRET: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
  /** The mail server for outgoing mail; by default mails are only stored, and on localhost shown at /v3/outbox. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+/, 'it is like smtp://user:password@host:587'))),
  /** The sender: an email, or a name and the email in <>. By default no-reply at the host of PUBLIC_URL. */
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'it is like Name <address@host>')),
  ),
  /** The member to whom messages for support are addressed; by default number 1. They are mailed to the email of support. */
  SUPPORT_MEMBER_ID: z.optional(z.pipe(countInText, memberIdSchema)),
  /** The music to prerender: `all` of it (the default), the `beginnings` and the mixes on air, or `none`. */
  MUSIC_AHEAD: z.optional(z.enum(['all', 'beginnings', 'none'], 'it is "all", "beginnings" or "none"')),
  /** Whether sign-ups need a captcha; by default the built-in one. */
  CAPTCHA: z.optional(z.enum(['on', 'none'], 'it is "on" or "none"')),
  /** The maximum tries of a browser for a built-in challenge: the work that a sign-up costs. */
  CAPTCHA_TRIES: z.optional(countInText),
  /** ALTCHA Sentinel as the captcha provider: its URL, and a key with its secret. */
  SENTINEL_URL: z.optional(
    z.pipe(
      z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, 'it is like https://host')),
      z.transform(stripTrailingSlashes),
    ),
  ),
  SENTINEL_API_KEY: z.optional(z.string().check(z.minLength(1))),
  SENTINEL_API_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** The client ID of this site at Google; without it, the local identity provider replaces Google on localhost. */
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  /** Another OpenID Connect provider instead of Google; plain http only on this computer. */
  GOOGLE_ISSUER: z.optional(z.url('it is like https://accounts.google.com')),
  /** The Services ID of this site at Apple, its team, and a key with its file (.p8). */
  APPLE_CLIENT_ID: z.optional(z.string()),
  APPLE_TEAM_ID: z.optional(z.string()),
  APPLE_KEY_ID: z.optional(z.string()),
  APPLE_KEY_FILE: z.optional(z.string()),
  /** Another server instead of Apple's; plain http only on this computer. */
  APPLE_ISSUER: z.optional(z.url('it is like https://appleid.apple.com')),
  /** The app of this site at Facebook, and its secret. */
  FACEBOOK_APP_ID: z.optional(z.string()),
  FACEBOOK_APP_SECRET: z.optional(z.string()),
  /** Another version of Facebook's dialog and Graph API, or other servers instead. */
  FACEBOOK_DIALOG_URL: z.optional(z.url('it is like https://www.facebook.com/v23.0')),
  FACEBOOK_GRAPH_URL: z.optional(z.url('it is like https://graph.facebook.com/v23.0')),
  /** The servers of the live streams, comma separated: relays in front of this service. By default the service itself. */
  LIVE_SERVERS: z.optional(
    z.pipe(z.string().check(z.refine(isList, 'it is like https://relay/live,/live')), z.transform(splitAddresses)),
  ),
  ...billingEnvironmentSchema.shape,
  /** The token with which relays get the streams and check their listeners; without it there are no relays. */
  RELAY_TOKEN: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
  /** The maximum listeners of all live streams of this process; beyond it the service responds that it is busy. */
  MAX_LISTENERS: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'it is a number')), z.transform(Number))),
  /** The maximum live streams of one member at the same time; one more ends the oldest. */
  MAX_STREAMS_PER_MEMBER: z.optional(countInText),
  /** The maximum now-playing sockets of one subnet at the same time; one more is rejected. */
  MAX_SOCKETS_PER_NETWORK: z.optional(countInText),
  /** The maximum reads of visitors from one subnet within a minute; one more waits. */
  MAX_READS_PER_NETWORK: z.optional(countInText),
  /** The bucket for uploads, shared by all instances; by default a folder next to the database. */
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'it is the name of a bucket'))),
  /** The S3-compatible server of the bucket, whose name follows this URL as a path. */
  S3_ENDPOINT: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, 'it is like https://host'))),
  S3_REGION: z.optional(z.string().check(z.minLength(1))),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
});

function isList(text: string): boolean {
  return text.split(',').every((address) => ADDRESS.test(address.trim()));
}

function splitAddresses(text: string): readonly string[] {
  return text
    .split(',')
    .map((address) => stripTrailingSlashes(address.trim()))
    .filter(Boolean);
}

/** The variables of `apiEnvironmentSchema`, parsed. */
export type ApiConfig = z.infer<typeof apiEnvironmentSchema>;
