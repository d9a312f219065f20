import {
  LISTENING_POSITIONS_MAX,
  LISTENING_QUEUE_MAX,
  listeningQueueSchema,
  memberIdSchema,
  readStored,
  reportedPositionSchema,
  type ListeningQueue,
  type MemberId,
  type QueueState,
  type StoragePort,
  type ReportedPosition,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** Every logout removes it, also a forced one. */
export const LISTENING_KEY = 'listening';

const storedListeningSchema = z.object({
  memberId: memberIdSchema,
  /** The last playback in this browser, its time, and where to resume the current item. */
  heard: z.nullable(
    z.object({ queue: listeningQueueSchema, positionMs: z.int().check(z.nonnegative()), updatedAt: z.iso.datetime() }),
  ),
  /** Positions not yet saved to the service, newest last; when there are none, `heard` is saved too. */
  unsaved: z.array(reportedPositionSchema),
  /** The offer that the listener declined: the time of its listening. */
  dismissedAt: z.nullable(z.string()),
});
export type StoredListening = z.infer<typeof storedListeningSchema>;

/** The stored listening of a member; that of any other member is ignored. */
export function readListening(storage: StoragePort, memberId: MemberId): StoredListening {
  const stored = readStored(storage, LISTENING_KEY, storedListeningSchema);
  if (stored?.memberId === memberId) return stored;
  return { memberId, heard: null, unsaved: [], dismissedAt: null };
}

export function writeListening(storage: StoragePort, listening: StoredListening): void {
  storage.set(LISTENING_KEY, JSON.stringify(listening));
}

/** Each mix once, newest last; when there are too many, the oldest are dropped. */
export function withPosition(positions: readonly ReportedPosition[], reported: ReportedPosition): ReportedPosition[] {
  return [...positions.filter(({ mixId }) => mixId !== reported.mixId), reported].slice(-LISTENING_POSITIONS_MAX);
}

/** Marks data as saved if it has not changed since it was sent. */
export function withoutSaved(listening: StoredListening, sent: StoredListening): StoredListening {
  const isSaved = ({ mixId, updatedAt }: ReportedPosition) =>
    sent.unsaved.some((other) => other.mixId === mixId && other.updatedAt === updatedAt);
  return { ...listening, unsaved: listening.unsaved.filter((reported) => !isSaved(reported)) };
}

/** A very long queue is cut to the range around its current item. */
export function storedQueue({ mixes, position, playlistId }: QueueState): ListeningQueue {
  const last = Math.max(0, mixes.length - LISTENING_QUEUE_MAX);
  const start = Math.min(Math.max(0, position - LISTENING_QUEUE_MAX / 2), last);
  return { mixes: mixes.slice(start, start + LISTENING_QUEUE_MAX), position: position - start, playlistId };
}
