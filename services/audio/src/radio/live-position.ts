import { FRAME_DURATION_MS } from '../tracks/mp3-format.ts';
import { type Broadcast, type ChannelSchedule, broadcastAt } from './channel-schedule.ts';

/** A point in a live stream: the track, the offset in it, and for how many frames that remains true. */
export interface LivePosition {
  readonly broadcast: Broadcast;
  readonly trackId: string;
  readonly trackIndex: number;
  readonly frameInTrack: number;
  /** Until the track ends or the next mix starts, at least 1. */
  readonly framesLeft: number;
}

export type FramesOf = (trackId: string) => number;

/** Live frames are counted from 1970, so all processes agree. */
export function frameAt(atMs: number): number {
  return Math.floor(atMs / FRAME_DURATION_MS);
}

/** The position of the stream at an absolute frame, undefined when nothing is on air: a pure function of schedule and frame. */
export function locateFrame(schedule: ChannelSchedule, frame: number, framesOf: FramesOf): LivePosition | undefined {
  const broadcast = broadcastAt(schedule, frame * FRAME_DURATION_MS + FRAME_DURATION_MS - 1);
  if (broadcast === undefined) return undefined;
  const { trackIds } = broadcast;
  const mixFrames = trackIds.reduce((sum, trackId) => sum + framesOf(trackId), 0);
  const framesUntilNextMix = frameAt(broadcast.endsAtMs) - frame;
  let frameInTrack = (frame - frameAt(broadcast.startsAtMs)) % mixFrames;
  for (const [trackIndex, trackId] of trackIds.entries()) {
    const frames = framesOf(trackId);
    if (frameInTrack < frames) {
      const framesLeft = Math.min(frames - frameInTrack, framesUntilNextMix);
      return { broadcast, trackId, trackIndex, frameInTrack, framesLeft };
    }
    frameInTrack -= frames;
  }
  return undefined;
}
