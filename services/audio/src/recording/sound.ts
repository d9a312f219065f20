/** A stretch of sound as it was decoded: one array of samples (-1 to 1) a channel. */
export interface Sound {
  readonly sampleRateHz: number;
  readonly channels: readonly Float32Array[];
}

/** Turns the bytes of a file into sound, a little at a time. */
export interface SoundDecoder {
  decode(bytes: Uint8Array): Promise<Sound>;
  /** What is still held back at the end. */
  finish(): Promise<Sound>;
  free(): void;
}

/** Where in a file the sound lies, and what reads it. */
export interface SoundSource {
  readonly decoder: SoundDecoder;
  readonly startByte: number;
  /** Excluded. */
  readonly endByte: number;
  /** How long the file says that it is; undefined where it does not. */
  readonly promisedSeconds: number | undefined;
  /** So much less is no sign of a file that was cut off. */
  readonly slackSeconds: number;
}

export const NO_SOUND: Sound = { sampleRateHz: 0, channels: [] };

export function samplesOf({ channels }: Sound): number {
  return channels[0]?.length ?? 0;
}
