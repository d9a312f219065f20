/** A file that cannot be made into music; `message` says why, to whoever sent it. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
}

/** Told by its name, so that it holds across threads and module copies. */
export function isUnreadableSound(error: unknown): error is UnreadableSound {
  return error instanceof Error && error.name === 'UnreadableSound';
}
