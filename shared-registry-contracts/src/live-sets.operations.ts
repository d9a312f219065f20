import * as z from 'zod/mini';
import {
  environmentSchema,
  liveSetSchema,
  releaseNameSchema,
  releaseVersionSchema,
  RELEASES_PATH,
} from '@afterglow/shared-contracts';
import { integerInText } from '@afterglow/shared-contracts/services';
import { changeReportSchema, statusReportSchema } from './command-outputs.ts';
import {
  areaField,
  environmentField,
  reasonField,
  remoteField,
  revisionTagSchema,
  versionField,
} from './registry-fields.ts';
import { defineRegistryOperation } from './registry-operation.ts';

const ENVIRONMENT_PATH = `${RELEASES_PATH}/environments/{environment}` as const;
const REMOTE_PATH = `${ENVIRONMENT_PATH}/remotes/{remote}` as const;
const HISTORY_LIMIT_DEFAULT = 50;
const HISTORY_LIMIT_MAX = 1000;

const inEnvironment = z.object({ environment: environmentField });
const ofRemote = z.object({ environment: environmentField, remote: remoteField });
const ofArea = z.object({ environment: environmentField, remote: areaField });
const PRODUCTION = { environment: 'production' } as const;
const RADIO = { ...PRODUCTION, remote: 'radio' } as const;
const CHANGED = { etag: 'The revision after the change' } as const;

export const getLiveSet = defineRegistryOperation({
  name: 'getLiveSet',
  method: 'GET',
  path: `${ENVIRONMENT_PATH}/live-set`,
  summary: "Show what's live in each environment",
  access: 'everybody',
  params: inEnvironment,
  response: liveSetSchema,
  headers: { etag: 'The revision' },
  example: { params: PRODUCTION },
  command: { name: 'status', positions: [], output: statusReportSchema },
});

/** Every event is named `live-set`, its id is the revision, its data the live set. */
export const followLiveSet = defineRegistryOperation({
  name: 'followLiveSet',
  method: 'GET',
  path: `${ENVIRONMENT_PATH}/events`,
  summary: 'The live set at once, then again after every change',
  access: 'everybody',
  params: inEnvironment,
  response: liveSetSchema,
  gives: 'text/event-stream',
  example: { params: PRODUCTION },
});

/**
 * The live set after a change; `outcome` is `unchanged` when that version was already live. `leftVersion` was live
 * before, and is null when none was.
 */
export const changeAnswerSchema = z.object({
  outcome: z.enum(['changed', 'unchanged']),
  liveSet: liveSetSchema,
  leftVersion: z.optional(z.nullable(releaseVersionSchema)),
});
/** The response to a promotion or a rollback. */
export interface ChangeAnswer extends z.infer<typeof changeAnswerSchema> {}

export const promote = defineRegistryOperation({
  name: 'promote',
  method: 'PUT',
  path: REMOTE_PATH,
  summary: 'Make a published version live',
  access: 'team-or-manager',
  params: ofRemote,
  requestHeaders: z.object({ 'if-match': revisionTagSchema }),
  body: z.object({ version: versionField, reason: reasonField }),
  response: changeAnswerSchema,
  headers: CHANGED,
  refusals: [404, 409],
  example: {
    params: RADIO,
    requestHeaders: { 'if-match': '"12"' },
    body: { version: '1.0.1', reason: 'New schedule' },
  },
  command: {
    name: 'promote',
    positions: ['remote', 'version'],
    defaults: { reason: 'Promoted from the command line' },
    output: changeReportSchema,
  },
});

export const rollBack = defineRegistryOperation({
  name: 'rollBack',
  method: 'POST',
  path: `${REMOTE_PATH}/rollback`,
  summary: 'Roll an area back to its last good version',
  access: 'team-or-manager',
  params: ofRemote,
  requestHeaders: z.object({ 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({
    reason: reasonField,
    from: z.optional(
      releaseVersionSchema.check(z.describe("the version to roll back from (refused if it's no longer live)")),
    ),
    to: z.optional(releaseVersionSchema.check(z.describe('the version to roll back to (default: the last good one)'))),
  }),
  response: changeAnswerSchema,
  headers: CHANGED,
  refusals: [404, 409],
  example: { params: RADIO, body: { from: '1.0.1', reason: 'Channel page is blank' } },
  command: { name: 'rollback', positions: ['remote'], output: changeReportSchema },
});

export const retire = defineRegistryOperation({
  name: 'retire',
  method: 'POST',
  path: `${REMOTE_PATH}/retire`,
  summary: 'Retire an area. Its pages show a notice until you roll back',
  access: 'team-or-manager',
  params: ofArea,
  requestHeaders: z.object({ 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({ reason: reasonField }),
  response: changeAnswerSchema,
  headers: CHANGED,
  refusals: [404, 409],
  example: { params: RADIO, body: { reason: 'Rights have ended' } },
  command: { name: 'retire', positions: ['remote'], output: changeReportSchema },
});

const CANARY_PATH = `${REMOTE_PATH}/canary` as const;

export const startCanary = defineRegistryOperation({
  name: 'startCanary',
  method: 'PUT',
  path: CANARY_PATH,
  summary: 'Make a version live for some visitors. They keep it when you raise the percentage',
  access: 'team-or-manager',
  params: ofArea,
  requestHeaders: z.object({ 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({
    version: versionField,
    percent: z
      .string()
      .check(z.regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99'), z.describe('share of visitors, 1 to 99')),
    reason: reasonField,
  }),
  response: changeAnswerSchema,
  headers: CHANGED,
  refusals: [404, 409],
  example: { params: RADIO, body: { version: '1.0.2', percent: '10', reason: 'New player' } },
  command: {
    name: 'canary',
    positions: ['remote', 'version', 'percent'],
    defaults: { reason: 'Tried from the command line' },
    output: changeReportSchema,
  },
});

export const endCanary = defineRegistryOperation({
  name: 'endCanary',
  method: 'POST',
  path: `${CANARY_PATH}/end`,
  summary: "End a canary right away. Everyone gets what's live",
  access: 'team-or-manager',
  params: ofArea,
  requestHeaders: z.object({ 'if-match': z.optional(revisionTagSchema) }),
  body: z.object({ reason: reasonField }),
  response: changeAnswerSchema,
  headers: CHANGED,
  refusals: [404, 409],
  example: { params: RADIO, body: { reason: 'The player stops' } },
  command: {
    name: 'end-canary',
    positions: ['remote'],
    defaults: { reason: 'Ended from the command line' },
    output: changeReportSchema,
  },
});

/** The action of a revision. */
export const revisionActionSchema = z.enum(['promote', 'rollback', 'retire', 'canary', 'end-canary']);

/** One revision: its actor, action, time and reason. */
export const historyEntrySchema = z.object({
  environment: environmentSchema,
  revision: z.int(),
  action: revisionActionSchema,
  /** Of a canary: the percentage of visitors who have `toVersion`. */
  canaryPercent: z.optional(z.int()),
  remote: releaseNameSchema,
  fromVersion: z.nullable(releaseVersionSchema),
  toVersion: releaseVersionSchema,
  reason: z.string(),
  actor: z.string(),
  changedAtIso: z.string(),
  /** Of a promotion or canary: what `toVersion` brings, one note per line. */
  notes: z.optional(z.nullable(z.string())),
  hash: z.string(),
});
/** A revision of an environment, as recorded in its log. */
export interface HistoryEntry extends z.infer<typeof historyEntrySchema> {}

/** Revisions, newest first. */
export const historySchema = z.object({ entries: z.array(historyEntrySchema) });

export const getHistory = defineRegistryOperation({
  name: 'getHistory',
  method: 'GET',
  path: `${ENVIRONMENT_PATH}/history`,
  summary: 'Show who changed what, when, and why, newest first',
  access: 'any-token',
  params: inEnvironment,
  query: z.object({
    remote: z.optional(releaseNameSchema.check(z.describe('only of this area'))),
    version: z.optional(releaseVersionSchema.check(z.describe('only what made this version live'))),
    limit: z
      ._default(integerInText(1, HISTORY_LIMIT_MAX), HISTORY_LIMIT_DEFAULT)
      .check(z.describe('maximum number of revisions')),
  }),
  response: historySchema,
  refusals: [404],
  example: { params: PRODUCTION, query: { remote: 'radio', limit: 10 } },
  command: { name: 'history', positions: ['remote'], output: historySchema },
});

/** Whether the log is intact; if not, the first revision that was altered. */
export const verificationSchema = z.object({
  environment: environmentSchema,
  revisions: z.int(),
  firstBrokenRevision: z.nullable(z.int()),
});
/** The outcome of checking an environment's log. */
export interface Verification extends z.infer<typeof verificationSchema> {}

export const verifyHistory = defineRegistryOperation({
  name: 'verifyHistory',
  method: 'GET',
  path: `${ENVIRONMENT_PATH}/verification`,
  summary: "Check that the log hasn't been tampered with",
  access: 'any-token',
  params: inEnvironment,
  response: verificationSchema,
  example: { params: PRODUCTION },
  command: { name: 'verify', positions: [], output: verificationSchema },
});
