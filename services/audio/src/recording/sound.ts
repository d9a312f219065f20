/** A stretch of decoded sound: one array of samples (-1 to 1) per channel. */
export interface Sound {
  readonly sampleRateHz: number;
  readonly channels: readonly Float32Array[];
}

/** Turns the bytes of a part into sound, a little at a time. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<Sound>;
  /** Returns what is still held back at the end. */
  finish(): Promise<Sound>;
  free(): void;
}

/** The end is exclusive. */
export interface ByteRange {
  readonly startByte: number;
  readonly endByte: number;
}

/** A stretch of a file with one sampling rate and number of channels: where its bytes are, and the decoder for them. */
export interface SoundPart {
  readonly ranges: readonly ByteRange[];
  /** Where chunks must end, for a decoder that takes whole frames only: every frame's end, in order. */
  readonly frameEnds?: readonly number[];
  open(): Promise<SoundDecoder>;
}

/** The sound of a file: one part, or several where its format changes or begins again. */
export interface SoundSource {
  readonly parts: readonly SoundPart[];
  /** The length according to the file; undefined where it does not say. */
  readonly promisedSeconds: number | undefined;
  /** A difference up to this does not mean that the file was cut off. */
  readonly slackSeconds: number;
  /** What was skipped or is doubtful, for the person who imports the file. */
  readonly notes: readonly string[];
}

export const NO_SOUND: Sound = { sampleRateHz: 0, channels: [] };

export function samplesOf({ channels }: Sound): number {
  return channels[0]?.length ?? 0;
}
