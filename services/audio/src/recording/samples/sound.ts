export interface Sound {
  readonly sampleRateHz: number;
  readonly channels: readonly Float32Array[];
}

/** Decodes the bytes of a part into audio, chunk by chunk. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<Sound>;
  /** Returns the audio that is still held back at the end. */
  finish(): Promise<Sound>;
  free(): void;
}

/** The end is exclusive. */
export interface ByteRange {
  readonly startByte: number;
  readonly endByte: number;
}

/** A segment of a file with one sampling rate and number of channels: its bytes, and the decoder for them. */
export interface SoundPart {
  readonly ranges: readonly ByteRange[];
  /** Allowed chunk ends, for a decoder that takes whole frames only: every frame's end, in order. */
  readonly frameEnds?: readonly number[];
  open(): Promise<SoundDecoder>;
}

/** The audio of a file: one part, or several where its format changes or starts again. */
export interface SoundSource {
  readonly parts: readonly SoundPart[];
  /** The length that the file states; undefined without one. */
  readonly promisedSeconds: number | undefined;
  /** A difference up to this does not mean that the file was cut off. */
  readonly slackSeconds: number;
  /** Skipped and doubtful parts, for the person who imports the file. */
  readonly notes: readonly string[];
}

export const NO_SOUND: Sound = { sampleRateHz: 0, channels: [] };

export function samplesOf({ channels }: Sound): number {
  return channels[0]?.length ?? 0;
}
