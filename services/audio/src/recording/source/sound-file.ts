export interface SoundFile {
  readonly descriptor: number;
  readonly bytes: number;
}
