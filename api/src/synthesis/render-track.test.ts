import { GENERATOR_VERSION } from '../audio/generator-version.ts';
import { STYLE_NAMES } from './styles/styles.ts';
import { listenToAll } from './testing/listen.ts';
import type { Listening } from './testing/listen-worker.ts';
import { describeTrack } from './track-library.ts';

const tracks = STYLE_NAMES.map((style) => describeTrack(style, 1, 2));
let listenings: Listening[];

beforeAll(async () => {
  listenings = await listenToAll(tracks);
}, 60_000);

test('every style gives exactly the frames that the library says, sounds, and never clips', () => {
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

test('the generator version still belongs to this sound; raise it when a fingerprint changes', () => {
  const fingerprints = tracks.map(({ style }, index) => {
    return `${style} ${listenings[index]?.fingerprint} ${listenings[index]?.scoreFingerprint}`;
  });
  expect({ version: GENERATOR_VERSION, fingerprints }).toMatchInlineSnapshot(`
    {
      "fingerprints": [
        "house 4f3950a99f58 1beac16ee1ee",
        "techno b7c94f4f57f0 3bb11cbdc643",
        "deep 75f9370f2a71 bfc3676773fe",
        "chill 45540aaded98 76e1dabddb79",
        "ambient 2a149b665715 2dd051c46e27",
        "drum-and-bass 949db8642d82 b7e18c50c1a2",
        "trance a1311e1f34d5 48f013cd584d",
        "disco a6add62fdb90 0dd146a5bae3",
      ],
      "version": "1",
    }
  `);
});
