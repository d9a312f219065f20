import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { BitrateKbps } from '@afterglow/shared-contracts';
import type { MixLayout, MixPart } from './mix-layout.ts';
import { partsOfRange } from './mix-layout.ts';
import type { TrackStore } from './track-store.ts';

export type MixRangeRequest = {
  readonly layout: MixLayout;
  readonly kbps: BitrateKbps;
  readonly startByte: number;
  /** Excluded. */
  readonly endByte: number;
};

const CHUNK_BYTES = 64 * 1024;

async function* readPart(file: string, part: MixPart): AsyncGenerator<Buffer, void, void> {
  const handle = await open(file, 'r');
  try {
    let position = part.fromByte;
    while (position < part.toByte) {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, part.toByte - position));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      if (bytesRead === 0) throw new Error(`The file of track "${part.trackId}" ends too early.`);
      yield buffer.subarray(0, bytesRead);
      position += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

async function* readParts(
  store: TrackStore,
  kbps: BitrateKbps,
  parts: readonly MixPart[],
): AsyncGenerator<Buffer, void, void> {
  for (const [index, part] of parts.entries()) {
    const file = await store.ensure(part.trackId, kbps, 'now');
    const next = parts[index + 1];
    // The next track is made while this one is heard; whether that worked is found out when it is due.
    if (next !== undefined) store.ensure(next.trackId, kbps, 'soon').catch(() => undefined);
    yield* readPart(file, part);
  }
}

/**
 * The bytes of a range of a mix. Tracks that do not exist yet are made as they are reached; reading goes only as fast as
 * the stream is drained; destroying it (a listener who leaves) closes the files.
 */
export function openMixRange(store: TrackStore, request: MixRangeRequest): Readable {
  const parts = partsOfRange(request.layout, request.kbps, request.startByte, request.endByte);
  return Readable.from(readParts(store, request.kbps, parts), { objectMode: false });
}
