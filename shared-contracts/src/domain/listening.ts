import * as z from 'zod/mini';
import { mixIdSchema, playlistIdSchema } from '../ids.ts';
import { lineOfText } from './text.ts';

/** A longer queue is cut to the range around its current item. */
export const LISTENING_QUEUE_MAX = 1_000;
/** The maximum of positions saved in one call. */
export const LISTENING_POSITIONS_MAX = 50;
/** A mix can be resumed once this much of it was played ... */
export const STARTED_AFTER_MS = 10_000;
/** ... and until no more than this is left. */
export const FINISHED_BEFORE_END_MS = 30_000;

/** Longer than any mix. */
const POSITION_MAX_MS = 1_000 * 60 * 60 * 100;
const DEVICE_NAME_MAX = 60;

const positionMsSchema = z.int().check(z.minimum(0), z.maximum(POSITION_MAX_MS));

/** A browser that plays. It picks its own random id, and a name that its listener recognizes: "Firefox on Linux". */
export const deviceSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{16,40}$/)),
  name: lineOfText(DEVICE_NAME_MAX),
});
/** A browser that plays, as its listener's other devices see it. */
export interface Device extends z.infer<typeof deviceSchema> {}

/** The ids of the mixes in order; `position` is the index of the current item. */
export const listeningQueueSchema = z
  .object({
    mixes: z.array(mixIdSchema).check(z.minLength(1), z.maxLength(LISTENING_QUEUE_MAX)),
    position: z.int().check(z.minimum(0), z.maximum(LISTENING_QUEUE_MAX)),
    playlistId: z.nullable(playlistIdSchema),
  })
  .check(z.refine((queue) => queue.position < queue.mixes.length, 'The position must be within the queue.'));
/** A queue as stored for a member. */
export interface ListeningQueue extends z.infer<typeof listeningQueueSchema> {}

/** A member's position in a mix, as reported by a device; `updatedAt` is the time on the device's clock. */
export const reportedPositionSchema = z.object({
  mixId: mixIdSchema,
  positionMs: positionMsSchema,
  updatedAt: z.iso.datetime(),
});
/** A position in a mix, timed by the device's clock. */
export interface ReportedPosition extends z.infer<typeof reportedPositionSchema> {}

/** The same as the service returns it, timed by the service's clock. */
export const mixPositionSchema = z.extend(reportedPositionSchema, { durationMs: z.int().check(z.positive()) });
/** A position in a mix, timed by the service's clock, with the length of the mix in milliseconds. */
export interface MixPosition extends z.infer<typeof mixPositionSchema> {}

/** A device's report. `sentAt` is on its clock too: only the time that has passed since listening counts. */
export const listeningChangeSchema = z.object({
  device: deviceSchema,
  queue: listeningQueueSchema,
  updatedAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  positions: z.array(reportedPositionSchema).check(z.maxLength(LISTENING_POSITIONS_MAX)),
});
/** The report of a device after playback. */
export interface ListeningChange extends z.infer<typeof listeningChangeSchema> {}

/**
 * A member's last playback, on any device; `last` is null while nothing is known. `revision` grows with every accepted
 * change. `positionMs` is the position in the current item. `updatedAt` is the time of listening, on the service's
 * clock.
 */
export const listeningSchema = z.object({
  revision: z.int().check(z.nonnegative()),
  last: z.nullable(
    z.object({
      queue: listeningQueueSchema,
      positionMs: positionMsSchema,
      device: deviceSchema,
      updatedAt: z.iso.datetime(),
    }),
  ),
});
/** The stored listening of a member. */
export interface Listening extends z.infer<typeof listeningSchema> {}

/** Started and not finished, so it can be resumed. */
export function isUnfinished(positionMs: number, durationMs: number): boolean {
  return positionMs >= STARTED_AFTER_MS && durationMs - positionMs > FINISHED_BEFORE_END_MS;
}
