import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '../mp3-format.ts';
import type { MusicSource, Piece, SoundBlock } from '../music-source.ts';

const LOWEST_HZ = 110;
const LOUDNESS = 0.3;

/** Music for tests: every piece is a tone, chosen by its ID. */
export function toneMusic(pieces: readonly Piece[]): MusicSource {
  return { version: 'tones', pieces, rendererUrl: import.meta.url };
}

/** A piece like `disco-01`, whose style precedes the number. */
export function tonePiece(id: string, frames: number): Piece {
  return { id, style: id.slice(0, id.lastIndexOf('-')), frames };
}

export function* renderPiece({ id, frames }: Piece): Generator<SoundBlock, void, void> {
  const hertz = LOWEST_HZ + Buffer.from(id).reduce((sum, byte) => sum + byte, 0);
  for (let frame = 0; frame < frames; frame += 1) {
    const tone = Float32Array.from({ length: FRAME_SAMPLES }, (_, index) => {
      return LOUDNESS * Math.sin((2 * Math.PI * hertz * (frame * FRAME_SAMPLES + index)) / SAMPLE_RATE_HZ);
    });
    yield { left: tone, right: tone };
  }
}
