import { GENERATOR_VERSION } from './generator-version.ts';
import { STYLE_NAMES } from './styles/styles.ts';
import { listenToAll } from './testing/listen.ts';
import type { Listening } from './testing/listen-worker.ts';
import { describeTrack } from './track-library.ts';

const tracks = STYLE_NAMES.map((style) => describeTrack(style, 1, 2));
let listenings: Listening[];

beforeAll(async () => {
  listenings = await listenToAll(tracks);
}, 60_000);

test('every style renders the frame count of the library, is audible, and never clips', () => {
  for (const [index, track] of tracks.entries()) {
    expect(listenings[index]).toMatchObject({ frames: track.frames });
    expect(listenings[index]?.peak).toBeLessThanOrEqual(0.87);
    expect(listenings[index]?.rms).toBeGreaterThan(0.01);
  }
});

test('the same track gives the same samples; another one of its style sounds different', async () => {
  const [first, again, second] = await listenToAll([
    describeTrack('techno', 1, 1),
    describeTrack('techno', 1, 1),
    describeTrack('techno', 2, 1),
  ]);
  expect(again?.fingerprint).toBe(first?.fingerprint);
  expect(second?.fingerprint).not.toBe(first?.fingerprint);
}, 60_000);

test('the levels match the measured ones; run measure-library.ts when an instrument changes', () => {
  for (const { levels, writtenLevels } of listenings) expect(writtenLevels).toEqual(levels);
});

test('the generator version still belongs to this sound; raise it when a fingerprint changes', () => {
  const fingerprints = tracks.map(({ style }, index) => {
    return `${style} ${listenings[index]?.fingerprint} ${listenings[index]?.scoreFingerprint}`;
  });
  expect({ version: GENERATOR_VERSION, fingerprints }).toMatchInlineSnapshot(`
    {
      "fingerprints": [
        "house 46a4dbe7b413 f1c78c7de004",
        "techno 252d8fca46ab 09bc14111607",
        "deep ed5e5e0f73f1 f96abebf62d1",
        "chill 46755809a619 a27f110bb96d",
        "ambient 3d0740f43962 97e240875669",
        "drum-and-bass 9b572f22cfc4 9090b315e6be",
        "trance 499170b49aaf a710b24af8da",
        "disco fa04652428a5 775eea36f341",
      ],
      "version": "2",
    }
  `);
});
