/** A piece of music that can be made at any time: the same piece is the same sound on every machine. */
export interface Piece {
  readonly id: string;
  /** Pieces of one style may stand in for each other on the air. */
  readonly style: string;
  /** Its length in MP3 frames of 24 ms. */
  readonly frames: number;
}

/** One MP3 frame of sound: 1152 samples a side at 48 kHz, from -1 to 1. */
export interface SoundBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Makes the sound of a piece, one MP3 frame at a time; a block that was yielded may be overwritten by the next. */
export type RenderPiece = (piece: Piece) => Iterable<SoundBlock>;

/** Music that is made and not recorded. Threads make it, so what makes it is named and not handed over. */
export interface MusicSource {
  /** Names the folder of the files made; another version makes them anew and removes the old ones. */
  readonly version: string;
  readonly pieces: readonly Piece[];
  /** The address (`file:`) of a module that exports `renderPiece`, a `RenderPiece`. */
  readonly rendererUrl: string;
}
