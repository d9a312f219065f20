import type { Piece, SoundBlock } from '@afterglow/audio';
import { FRAME_SAMPLES, SAMPLE_RATE_HZ } from '@afterglow/audio/mp3-format';

const LOUDNESS = 0.3;
const LOWEST_HERTZ = 110;
const TONES = 700;

/** The module that the threads load, see `MusicSource`: each piece is its own tone, beating so that it has peaks. */
export function* renderPiece({ id, frames }: Piece): Iterable<SoundBlock> {
  const hertz = LOWEST_HERTZ + Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % TONES, 7);
  for (let frame = 0; frame < frames; frame += 1) {
    const tone = Float32Array.from({ length: FRAME_SAMPLES }, (_, index) => {
      const seconds = (frame * FRAME_SAMPLES + index) / SAMPLE_RATE_HZ;
      return LOUDNESS * Math.sin(2 * Math.PI * hertz * seconds) * Math.cos(2 * Math.PI * seconds);
    });
    yield { left: tone, right: tone };
  }
}
