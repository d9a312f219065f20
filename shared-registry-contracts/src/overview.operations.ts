import * as z from 'zod/mini';
import { environmentSchema, releaseNameSchema, releaseVersionSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { revisionActionSchema } from './live-sets.operations.ts';
import { defineRegistryOperation } from './registry-operation.ts';

/** The change that led to the current state. */
export const causeSchema = z.object({
  revision: z.int(),
  action: revisionActionSchema,
  changedAtIso: z.string(),
  actor: z.string(),
  reason: z.string(),
});
/** The change that led to the current state: its actor, time and reason. */
export interface Cause extends z.infer<typeof causeSchema> {}

/** One area, or the shell, in one environment. */
export const runningReleaseSchema = z.object({
  name: releaseNameSchema,
  version: releaseVersionSchema,
  /** True while a tombstone replaces the area. */
  isTakenOut: z.boolean(),
  previousVersion: z.nullable(releaseVersionSchema),
  /** What the version brings, one note per line. */
  notes: z.optional(z.nullable(z.string())),
  since: causeSchema,
  /** The end of a canary, if that is its last change. */
  lastChange: z.optional(causeSchema),
  /** The version that `percent` of a hundred visitors have instead. */
  canary: z.nullable(
    z.object({
      version: releaseVersionSchema,
      percent: z.int(),
      notes: z.optional(z.nullable(z.string())),
      since: causeSchema,
    }),
  ),
});
/** One area, or the shell, in one environment: its version, since when, and its canary. */
export interface RunningRelease extends z.infer<typeof runningReleaseSchema> {}

/** The running releases of every environment, by name, and all published ones, running or not. */
export const overviewSchema = z.object({
  environments: z.array(
    z.object({ environment: environmentSchema, revision: z.int(), releases: z.array(runningReleaseSchema) }),
  ),
  names: z.array(releaseNameSchema),
});
/** The running releases of every environment, with their start and actor. */
export interface Overview extends z.infer<typeof overviewSchema> {}

export const getOverview = defineRegistryOperation({
  name: 'getOverview',
  method: 'GET',
  path: `${RELEASES_PATH}/overview`,
  summary: 'What runs in every environment, with canaries, since when, and by whom',
  access: 'any-token',
  response: overviewSchema,
});

/** Every event is named `overview`, its data is the overview; it ends when the token or session does. */
export const followOverview = defineRegistryOperation({
  name: 'followOverview',
  method: 'GET',
  path: `${RELEASES_PATH}/overview/events`,
  summary: 'The same at once, then again after every change',
  access: 'any-token',
  response: overviewSchema,
  gives: 'text/event-stream',
});
