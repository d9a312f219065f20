/** A piece of music that can be rendered at any time, the same on every machine. */
export interface Piece {
  readonly id: string;
  /** Pieces of one style may replace each other on the air. */
  readonly style: string;
  /** Its length in MP3 frames of 24 ms. */
  readonly frames: number;
}

/** One MP3 frame of audio: 1152 samples per channel at 48 kHz, from -1 to 1. */
export interface SoundBlock {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Renders the audio of a piece, one MP3 frame at a time; the next block may overwrite a yielded one. */
export type RenderPiece = (piece: Piece) => Iterable<SoundBlock>;

/** Generated music. Threads render it, so the generator is named by its module instead of passed. */
export interface MusicSource {
  /** The name of the folder for its files; a new version renders them again and deletes the old ones. */
  readonly version: string;
  readonly pieces: readonly Piece[];
  /** The `file:` URL of a module that exports `renderPiece`, a `RenderPiece`. */
  readonly rendererUrl: string;
}
