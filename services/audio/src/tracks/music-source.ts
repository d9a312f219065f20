/** A piece of music that can be made at any time: the same piece sounds the same on every machine. */
export interface Piece {
  readonly id: string;
  /** Pieces of one style may replace each other on the air. */
  readonly style: string;
  /** Its length in MP3 frames of 24 ms. */
  readonly frames: number;
}

/** One MP3 frame of sound: 1152 samples per channel at 48 kHz, from -1 to 1. */
export interface SoundBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Renders the sound of a piece, one MP3 frame at a time; the next block may overwrite a yielded one. */
export type RenderPiece = (piece: Piece) => Iterable<SoundBlock>;

/** Music that is generated rather than recorded. Threads make it, so the generator is named by its module instead of passed. */
export interface MusicSource {
  /** The name of the folder for its files; a new version makes them again and removes the old ones. */
  readonly version: string;
  readonly pieces: readonly Piece[];
  /** The address (`file:`) of a module that exports `renderPiece`, a `RenderPiece`. */
  readonly rendererUrl: string;
}
