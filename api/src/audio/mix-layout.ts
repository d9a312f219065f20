import type { BitrateKbps } from '@afterglow/shared-contracts';
import type { Track } from '../synthesis/track-library.ts';
import { TRACK_LIBRARY } from '../synthesis/track-library.ts';
import { bytesPerFrame, FRAME_DURATION_MS } from './mp3-format.ts';

export type PlacedTrack = { readonly trackId: string; readonly startFrame: number; readonly frames: number };

/** A mix is a list of tracks joined by MP3 frame; every position in it is known before anything is encoded. */
export type MixLayout = {
  readonly tracks: readonly PlacedTrack[];
  readonly frames: number;
  readonly durationMs: number;
};

/** Bytes `fromByte` (included) to `toByte` (excluded) of one track's file. */
export type MixPart = { readonly trackId: string; readonly fromByte: number; readonly toByte: number };

/** Places tracks one after another. Throws a RangeError for a track that is not in the library. */
export function layoutMix(trackIds: readonly string[], library: readonly Track[] = TRACK_LIBRARY): MixLayout {
  const byId = new Map(library.map((track) => [track.id, track]));
  let frames = 0;
  const tracks = trackIds.map((trackId) => {
    const track = byId.get(trackId);
    if (track === undefined) throw new RangeError(`There is no track "${trackId}".`);
    const placed = { trackId, startFrame: frames, frames: track.frames };
    frames += track.frames;
    return placed;
  });
  return { tracks, frames, durationMs: frames * FRAME_DURATION_MS };
}

export function mixBytes(layout: MixLayout, kbps: BitrateKbps): number {
  return layout.frames * bytesPerFrame(kbps);
}

/** The parts of track files that make up bytes `startByte` (included) to `endByte` (excluded) of a mix, in order. */
export function partsOfRange(layout: MixLayout, kbps: BitrateKbps, startByte: number, endByte: number): MixPart[] {
  const frameBytes = bytesPerFrame(kbps);
  return layout.tracks.flatMap(({ trackId, startFrame, frames }) => {
    const trackStart = startFrame * frameBytes;
    const fromByte = Math.max(0, startByte - trackStart);
    const toByte = Math.min(frames * frameBytes, endByte - trackStart);
    return fromByte < toByte ? [{ trackId, fromByte, toByte }] : [];
  });
}
