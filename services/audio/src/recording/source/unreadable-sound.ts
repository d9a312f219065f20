/** A file that cannot be decoded; `message` tells its sender why. */
export class UnreadableSound extends Error {
  override readonly name = 'UnreadableSound';
}

/** Checks the name, so that it works across threads and copies of this module. */
export function isUnreadableSound(error: unknown): error is UnreadableSound {
  return error instanceof Error && error.name === 'UnreadableSound';
}

/** For a file with less audio than it states. */
export function cutOff(seconds: number, promisedSeconds: number): UnreadableSound {
  const [found, whole] = [seconds, promisedSeconds].map((value) => value.toFixed(1));
  return new UnreadableSound(`The file is cut off or damaged. We can read ${found} of its ${whole} seconds.`);
}
