import type { BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame, FRAME_DURATION_MS } from '../mp3-format.ts';

/** The length of a track, in frames; undefined for an unknown one. */
export type FramesOf = (trackId: string) => number | undefined;

export interface PlacedTrack {
  readonly trackId: string;
  readonly startFrame: number;
  readonly frames: number;
}

/** A mix is a list of tracks joined by MP3 frame; every position in it is known before anything is encoded. */
export interface MixLayout {
  readonly tracks: readonly PlacedTrack[];
  readonly frames: number;
  readonly durationMs: number;
}

/** Bytes `fromByte` (inclusive) to `toByte` (exclusive) of one track's file. */
export interface MixPart {
  readonly trackId: string;
  readonly fromByte: number;
  readonly toByte: number;
}

/** Places tracks one after another. Throws a RangeError for an unknown track. */
export function layoutMix(trackIds: readonly string[], framesOf: FramesOf): MixLayout {
  let frames = 0;
  const tracks = trackIds.map((trackId) => {
    const placed = { trackId, startFrame: frames, frames: framesOf(trackId) ?? 0 };
    if (placed.frames === 0) throw new RangeError(`There is no track "${trackId}".`);
    frames += placed.frames;
    return placed;
  });
  return { tracks, frames, durationMs: frames * FRAME_DURATION_MS };
}

/** The size of a whole mix in bytes at a bit rate in kbit/s. */
export function mixBytes(layout: MixLayout, kbps: BitrateKbps): number {
  return layout.frames * bytesPerFrame(kbps);
}

/** The parts of track files that make up bytes `startByte` (inclusive) to `endByte` (exclusive) of a mix, in order. */
export function partsOfRange(layout: MixLayout, kbps: BitrateKbps, startByte: number, endByte: number): MixPart[] {
  const frameBytes = bytesPerFrame(kbps);
  return layout.tracks.flatMap(({ trackId, startFrame, frames }) => {
    const trackStart = startFrame * frameBytes;
    const fromByte = Math.max(0, startByte - trackStart);
    const toByte = Math.min(frames * frameBytes, endByte - trackStart);
    return fromByte < toByte ? [{ trackId, fromByte, toByte }] : [];
  });
}
