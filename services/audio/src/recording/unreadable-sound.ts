/** A file that cannot be made into music; `message` says why, to whoever sent it. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
}

export function isUnreadableSound(error: unknown): error is UnreadableSound {
  return error instanceof Error && error.name === 'UnreadableSound';
}
