import * as z from 'zod/mini';
import { mixIdSchema, playlistIdSchema } from '../ids.ts';
import { lineOfText } from './text.ts';

/** A longer queue is kept as the stretch of it around its current item. */
export const LISTENING_QUEUE_MAX = 1_000;
/** Of how many mixes positions are saved in one call. */
export const LISTENING_POSITIONS_MAX = 50;
/** So much of a mix makes it one to continue ... */
export const STARTED_AFTER_MS = 10_000;
/** ... until no more than this of it is left. */
export const FINISHED_BEFORE_END_MS = 30_000;

/** Beyond any mix. */
const POSITION_MAX_MS = 1_000 * 60 * 60 * 100;
const DEVICE_NAME_MAX = 60;

const positionMsSchema = z.int().check(z.minimum(0), z.maximum(POSITION_MAX_MS));

/** A browser that plays. It gives itself a random id, and a name that its listener knows it by: "Firefox on Linux". */
export const deviceSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{16,40}$/)),
  name: lineOfText(DEVICE_NAME_MAX),
});
/** A browser that plays, as its listener's other devices see it. */
export type Device = z.infer<typeof deviceSchema>;

/** What plays one after the other, as ids; `position` is the index of the current item. */
export const listeningQueueSchema = z
  .object({
    mixes: z.array(mixIdSchema).check(z.minLength(1), z.maxLength(LISTENING_QUEUE_MAX)),
    position: z.int().check(z.minimum(0), z.maximum(LISTENING_QUEUE_MAX)),
    playlistId: z.nullable(playlistIdSchema),
  })
  .check(z.refine((queue) => queue.position < queue.mixes.length, 'The position lies in the queue.'));
/** A queue as it is kept for a member. */
export type ListeningQueue = z.infer<typeof listeningQueueSchema>;

/** How far a member has come in a mix, as a device tells it; `updatedAt` is the time of its own clock. */
export const toldPositionSchema = z.object({
  mixId: mixIdSchema,
  positionMs: positionMsSchema,
  updatedAt: z.iso.datetime(),
});
/** A position in a mix, by the clock of a device. */
export type ToldPosition = z.infer<typeof toldPositionSchema>;

/** The same as the service tells it, in the time of the service's clock. */
export const mixPositionSchema = z.extend(toldPositionSchema, { durationMs: z.int().check(z.positive()) });
/** A position in a mix, by the clock of the service, with the length of the mix in milliseconds. */
export type MixPosition = z.infer<typeof mixPositionSchema>;

/** What a device tells. `sentAt` is the time of its clock too: what counts is how long ago it was listened. */
export const listeningChangeSchema = z.object({
  device: deviceSchema,
  queue: listeningQueueSchema,
  updatedAt: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  positions: z.array(toldPositionSchema).check(z.maxLength(LISTENING_POSITIONS_MAX)),
});
/** What a device sends when it has played. */
export type ListeningChange = z.infer<typeof listeningChangeSchema>;

/**
 * What a member listened to last, on whichever device; `last` is null as long as nothing is known. `revision` grows with every change
 * that is taken. `positionMs` is that of the current item. `updatedAt` is when it was listened, by the service's clock.
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
/** What the service keeps of a member's listening. */
export type Listening = z.infer<typeof listeningSchema>;

/** Begun and not heard to its end: there is something to continue. */
export function isUnfinished(positionMs: number, durationMs: number): boolean {
  return positionMs >= STARTED_AFTER_MS && durationMs - positionMs > FINISHED_BEFORE_END_MS;
}
