import type { Levels } from './levels.ts';
import { LEVELS } from './levels-of-library.ts';

/** The levels of a track of the library, measured beforehand; undefined for any other. */
export function knownLevels(trackId: string): Levels | undefined {
  const written = LEVELS[trackId];
  if (written === undefined) return undefined;
  const [master = 0, ...parts] = written.split(' ').map(Number);
  return { master, parts };
}
