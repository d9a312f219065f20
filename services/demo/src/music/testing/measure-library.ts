import { composeTrack } from '../compose-track.ts';
import { measureLevels } from '../levels.ts';
import { STYLES } from '../styles/styles.ts';
import { TRACK_LIBRARY } from '../track-library.ts';

// Regenerates levels-of-library.ts: node src/music/testing/measure-library.ts > src/music/levels-of-library.ts

const lines = TRACK_LIBRARY.map(({ id, style, seed }) => {
  const { master, parts } = measureLevels(composeTrack(STYLES[style], seed), STYLES[style].loudness);
  return `  '${id}': '${[master, ...parts].join(' ')}',`;
});
process.stdout
  .write(`/** What \`measureLevels\` has measured of each track: the master's gain and one of each part. Written by measure-library.ts. */
export const LEVELS: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`);
