import { type FileHandle, open } from 'node:fs/promises';

/** Reads a track's file, even while it is still being rendered. */
export interface TrackReader {
  /** Fills `buffer` from `position`, waiting for bytes that do not exist yet. Resolves to their number, at least 1. */
  read(buffer: Buffer, position: number): Promise<number>;
  close(): Promise<void>;
}

export interface GrowingFile {
  /** Called once, after the last read. */
  readonly leave?: () => void;
  /** Opens the first of these that exists: the unfinished one may be renamed at any time. */
  readonly candidates: readonly string[];
  /** The number of bytes that may be read now. */
  readonly available: () => number;
  /** Resolves when more bytes may be read; rejects when the rendering has failed. */
  readonly grown: () => Promise<void>;
}

async function openFirst(candidates: readonly string[]): Promise<FileHandle> {
  const [first, ...rest] = candidates;
  if (first === undefined) throw new Error('The file of a track has disappeared.');
  return open(first, 'r').catch(() => openFirst(rest));
}

export function createTrackReader(file: GrowingFile): TrackReader {
  let handle: FileHandle | undefined;
  return {
    async read(buffer, position) {
      while (file.available() <= position) await file.grown();
      handle ??= await openFirst(file.candidates);
      const { bytesRead } = await handle.read(
        buffer,
        0,
        Math.min(buffer.length, file.available() - position),
        position,
      );
      if (bytesRead === 0) throw new Error('The file of a track ends too early.');
      return bytesRead;
    },
    async close() {
      file.leave?.();
      await handle?.close();
    },
  };
}

/** Reads the prefix from an existing file, and the rest from another reader. */
export function createHeadReader(
  head: { readonly file: string; readonly bytes: number },
  rest: TrackReader,
): TrackReader {
  const beginning = createTrackReader(wholeFile(head.file, head.bytes));
  return {
    read: (buffer, position) => (position < head.bytes ? beginning : rest).read(buffer, position),
    async close() {
      await Promise.all([beginning.close(), rest.close()]);
    },
  };
}

export function wholeFile(file: string, bytes: number): GrowingFile {
  return { candidates: [file], available: () => bytes, grown: () => Promise.resolve() };
}

/** A file that is brought here before its first byte is read. */
export function fetchedFile<File extends { readonly file: string; readonly bytes: number }>(
  wanted: File,
  fetch: (wanted: File) => Promise<unknown>,
): GrowingFile {
  let isHere = false;
  return {
    candidates: [wanted.file],
    available: () => (isHere ? wanted.bytes : 0),
    async grown() {
      await fetch(wanted);
      isHere = true;
    },
  };
}

export type Growth = Pick<GrowingFile, 'available' | 'grown'> & {
  readonly grow: (bytes: number) => void;
  readonly fail: (error: Error) => void;
};

export function createGrowth(): Growth {
  let bytes = 0;
  let failure: Error | undefined;
  let waiting: (() => void)[] = [];
  const wake = () => {
    const woken = waiting;
    waiting = [];
    for (const resume of woken) resume();
  };
  return {
    available: () => bytes,
    async grown() {
      if (failure === undefined) await new Promise<void>((resolve) => waiting.push(resolve));
      if (failure !== undefined) throw failure;
    },
    grow(made) {
      bytes = Math.max(bytes, made);
      wake();
    },
    fail(error) {
      failure = error;
      wake();
    },
  };
}
