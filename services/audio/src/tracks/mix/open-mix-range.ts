import { Readable } from 'node:stream';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import { type MixLayout, type MixPart, partsOfRange } from './mix-layout.ts';
import type { TrackReader } from '../files/track-reader.ts';
import type { TrackStore } from '../track-store.ts';

export interface MixRangeRequest {
  readonly layout: MixLayout;
  readonly kbps: BitrateKbps;
  readonly startByte: number;
  /** Exclusive. */
  readonly endByte: number;
}

const CHUNK_BYTES = 64 * 1024;

async function* readPart(
  reader: TrackReader,
  part: MixPart,
  onHalfRead: () => void,
): AsyncGenerator<Buffer, void, void> {
  try {
    const halfwayByte = (part.fromByte + part.toByte) / 2;
    let position = part.fromByte;
    while (position < part.toByte) {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, part.toByte - position));
      const bytesRead = await reader.read(buffer, position);
      yield buffer.subarray(0, bytesRead);
      if (position <= halfwayByte && position + bytesRead > halfwayByte) onHalfRead();
      position += bytesRead;
    }
  } finally {
    await reader.close();
  }
}

async function* readParts(
  store: TrackStore,
  kbps: BitrateKbps,
  parts: readonly MixPart[],
): AsyncGenerator<Buffer, void, void> {
  for (const [index, part] of parts.entries()) {
    const reader = store.openTrack(part.trackId, kbps);
    const next = parts[index + 1];
    // Deferred: most who try a mix leave before its next track. A failure shows when the track is due.
    const makeNext = (): void => {
      if (next !== undefined) store.ensure(next.trackId, kbps, 'soon').catch(() => undefined);
    };
    yield* readPart(reader, part, makeNext);
  }
}

/**
 * The bytes of a range of a mix. A missing track is rendered when the previous one is half read, and read while it is rendered; reading
 * is as fast as the stream is drained; destroying it (a listener who disconnects) closes the files. Rejects when the first track is a
 * recording that is missing.
 */
export async function openMixRange(store: TrackStore, request: MixRangeRequest): Promise<Readable> {
  const parts = partsOfRange(request.layout, request.kbps, request.startByte, request.endByte);
  const [first] = parts;
  if (first !== undefined) await store.fetch(first.trackId, request.kbps);
  return Readable.from(readParts(store, request.kbps, parts), { objectMode: false });
}
