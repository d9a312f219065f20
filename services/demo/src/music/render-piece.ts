import type { Piece, SoundBlock } from '@afterglow/audio';
import { renderTrack } from './render-track.ts';
import { STYLE_NAMES, STYLES } from './styles/styles.ts';
import { seedOf } from './track-library.ts';

/** The module that the threads load, see `MusicSource`. Throws for a piece of an unknown style. */
export function renderPiece({ id, style: name, frames }: Piece): Iterable<SoundBlock> {
  const style = STYLE_NAMES.find((known) => known === name);
  if (style === undefined) throw new RangeError(`There is no style "${name}".`);
  return renderTrack({ id, style, seed: seedOf(id), bars: frames / STYLES[style].framesPerBar });
}
