/** An open file of sound. */
export type SoundFile = { readonly descriptor: number; readonly bytes: number };
