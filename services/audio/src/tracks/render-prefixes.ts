import { BITRATES_KBPS, type BitrateKbps } from '@afterglow/shared-contracts';
import { bytesPerFrame } from './mp3-format.ts';
import type { RenderPiece, SoundBlock } from './music-source.ts';
import { type Progress, renderInSlices } from './render-in-slices.ts';
import { createTrackEncoder, type TrackEncoder } from './track-encoder.ts';
import { prefixFile, writeAtomic } from './files/track-files.ts';
import type { TrackJob } from './jobs/track-jobs.ts';

/** Browsers read in blocks of 32 KiB and play once they have two of them. */
const HEAD_BYTES = 80 * 1024;

interface Head {
  readonly kbps: BitrateKbps;
  readonly encoder: TrackEncoder;
  readonly chunks: Buffer[];
  bytes: number;
}

/** Writes the first bytes of a track's file at every rate, identical to the start of the whole file. */
export async function* renderPrefixes(
  { folder, track }: TrackJob,
  renderPiece: RenderPiece,
): AsyncGenerator<Progress, void, void> {
  const heads: Head[] = [];
  try {
    for (const kbps of BITRATES_KBPS) {
      heads.push({ kbps, encoder: await createTrackEncoder(kbps), chunks: [], bytes: 0 });
    }
    const add = (block: SoundBlock) => {
      for (const head of heads) if (head.bytes < HEAD_BYTES) append(head, block);
    };
    for (const frames of renderInSlices(renderPiece(track), add)) {
      if (heads.every(({ bytes }) => bytes >= HEAD_BYTES)) break;
      yield { frames, bytes: 0 };
    }
    for (const head of heads) {
      const wholeBytes = track.frames * bytesPerFrame(head.kbps);
      writeAtomic(prefixFile(folder, track.id, head.kbps), Buffer.concat(head.chunks).subarray(0, wholeBytes));
    }
  } finally {
    for (const { encoder } of heads) encoder.release();
  }
}

function append(head: Head, block: SoundBlock): void {
  const bytes = head.encoder.add(block);
  head.chunks.push(bytes);
  head.bytes += bytes.length;
}
