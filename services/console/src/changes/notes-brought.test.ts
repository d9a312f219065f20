import { notesBrought } from './notes-brought.ts';

const VERSIONS = ['1.0.3', '1.0.2', '1.0.1'].map((version) => ({
  name: 'radio',
  version,
  sizeBytes: 90_000,
  publishedBy: 'team radio',
  publishedAtIso: '2026-11-25T19:00:00.000Z',
  commit: null,
  notes: `New in ${version}`,
}));

test.each([
  ['a newer version brings the notes of those that it skips', '1.0.1', '1.0.3', ['New in 1.0.3', 'New in 1.0.2']],
  ['a version brings its own notes where nothing is live', undefined, '1.0.2', ['New in 1.0.2']],
  ['an older version brings nothing', '1.0.3', '1.0.1', []],
  ['a version that is not listed brings nothing', '1.0.1', '1.0.9', []],
])('%s', (_, live, version, brought) => {
  expect(notesBrought(VERSIONS, live, version)).toEqual(brought);
});
