import { readFile } from 'node:fs/promises';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { isRecording } from '../tracks/files/recording-id.ts';
import type { JobPriority } from '../tracks/jobs/track-jobs.ts';
import type { TrackStore } from '../tracks/track-store.ts';
import { createEmergencyLoop, type EmergencyLoop } from './emergency-loop.ts';

/** Whole tracks in memory, for as long as a live stream needs them. */
export interface TrackSource {
  framesOf(trackId: string): number;
  peek(trackId: string, kbps: BitrateKbps): Buffer | undefined;
  /** Loads a track into memory, rendering it first if it does not exist. Rejects when that fails. */
  load(trackId: string, kbps: BitrateKbps, priority: JobPriority): Promise<Buffer>;
  /** Whether nothing else may be played in its place but the emergency loop. */
  isRecording(trackId: string): boolean;
  readonly loop: EmergencyLoop;
  /** Another track of the same style that already exists, undefined for a recording; the same choice while nothing changes. */
  findFallbackTrack(trackId: string, kbps: BitrateKbps): string | undefined;
  keepOnly(isNeeded: (key: string) => boolean): void;
}

export function trackKey(trackId: string, kbps: BitrateKbps): string {
  return `${trackId}-${kbps}`;
}

/** A source over a store of tracks, with nothing in memory yet. */
export function createTrackSource(store: TrackStore): TrackSource {
  const inMemory = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer>>();

  async function read(trackId: string, kbps: BitrateKbps, priority: JobPriority): Promise<Buffer> {
    const bytes = await readFile(await store.ensure(trackId, kbps, priority));
    inMemory.set(trackKey(trackId, kbps), bytes);
    return bytes;
  }

  return {
    framesOf: (trackId) => store.framesOf(trackId) ?? 0,
    peek: (trackId, kbps) => inMemory.get(trackKey(trackId, kbps)),
    async load(trackId, kbps, priority) {
      const key = trackKey(trackId, kbps);
      const known = inMemory.get(key);
      if (known !== undefined) return known;
      const underWay = loading.get(key);
      if (underWay !== undefined) {
        // A second request may raise the priority; the bytes are read once.
        await store.ensure(trackId, kbps, priority);
        return underWay;
      }
      const pending = read(trackId, kbps, priority).finally(() => loading.delete(key));
      loading.set(key, pending);
      return pending;
    },
    isRecording,
    loop: createEmergencyLoop(),
    findFallbackTrack(trackId, kbps) {
      if (isRecording(trackId)) return undefined;
      const style = store.library.find(({ id }) => id === trackId)?.style;
      const existing = store.library.filter((track) => track.id !== trackId && store.has(track.id, kbps));
      return (existing.find((track) => track.style === style) ?? existing[0])?.id;
    },
    keepOnly(isNeeded) {
      for (const key of inMemory.keys()) if (!isNeeded(key)) inMemory.delete(key);
    },
  };
}
