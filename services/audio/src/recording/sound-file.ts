/** An open file of sound. */
export interface SoundFile {
  readonly descriptor: number;
  readonly bytes: number;
}
