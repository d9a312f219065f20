/** A stretch of decoded sound: one array of samples (-1 to 1) per channel. */
export interface Sound {
  readonly sampleRateHz: number;
  readonly channels: readonly Float32Array[];
}

/** Turns the bytes of a file into sound, a little at a time. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<Sound>;
  /** Returns what is still held back at the end. */
  finish(): Promise<Sound>;
  free(): void;
}

/** Where the sound is in a file, and the decoder for it. */
export interface SoundSource {
  readonly decoder: SoundDecoder;
  readonly startByte: number;
  /** Exclusive. */
  readonly endByte: number;
  /** The length according to the file; undefined where it does not say. */
  readonly promisedSeconds: number | undefined;
  /** A difference up to this does not mean that the file was cut off. */
  readonly slackSeconds: number;
}

export const NO_SOUND: Sound = { sampleRateHz: 0, channels: [] };

export function samplesOf({ channels }: Sound): number {
  return channels[0]?.length ?? 0;
}
