/** Reads from an open file: fewer bytes than asked for at its end. */
export type ReadAt = (position: number, bytes: number) => Promise<Buffer<ArrayBuffer>>;
