import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import type { Piece } from '../music-source.ts';
import type { TrackEnvelope } from '../track-envelope.ts';
import { findFinishedRates, findPrefixes, readEnvelope } from './track-files.ts';

export interface KnownFiles {
  inspect(track: Piece): Promise<void>;
  isFinished(trackId: string, kbps: BitrateKbps): boolean;
  envelopeOf(trackId: string): TrackEnvelope | undefined;
  /** The length of the track's prefix; undefined without one. */
  headBytes(trackId: string, kbps: BitrateKbps): number | undefined;
  hasAllHeads(trackId: string): boolean;
}

export function createKnownFiles(folder: string): KnownFiles {
  const finished = new Set<string>();
  const envelopes = new Map<string, TrackEnvelope>();
  const heads = new Map<string, ReadonlyMap<BitrateKbps, number>>();
  return {
    async inspect(track) {
      for (const kbps of await findFinishedRates(folder, track)) finished.add(`${track.id}-${kbps}`);
      const envelope = await readEnvelope(folder, track.id);
      if (envelope !== undefined) envelopes.set(track.id, envelope);
      heads.set(track.id, await findPrefixes(folder, track));
    },
    isFinished: (trackId, kbps) => finished.has(`${trackId}-${kbps}`),
    envelopeOf: (trackId) => envelopes.get(trackId),
    headBytes: (trackId, kbps) => heads.get(trackId)?.get(kbps),
    hasAllHeads: (trackId) => heads.get(trackId)?.size === BITRATES_KBPS.length,
  };
}
