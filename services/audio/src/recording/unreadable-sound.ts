/** A file that cannot be made into music; `message` tells its sender why. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
}

/** Checks the name, so that it works across threads and copies of this module. */
export function isUnreadableSound(error: unknown): error is UnreadableSound {
  return error instanceof Error && error.name === 'UnreadableSound';
}
