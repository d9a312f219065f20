import { cacheSummary, type CacheFigures } from './cache-summary.ts';

const times = (median: number) => ({ median, p95: median, min: median, max: median });

test('the summary names what was found and its ratio to the cache as one text', () => {
  const byEntry: CacheFigures = {
    openMs: times(20),
    storageMs: times(10),
    longestTaskMs: times(0),
    changeMs: times(0.5),
    writes: 2,
    writtenCharacters: 400,
  };
  const asOne = { ...byEntry, openMs: times(80) };
  const [opening, written] = cacheSummary(10_000, byEntry, asOne, { open: 0.25, change: 1, written: 1 });
  expect(opening).toContain('**20 ms** (0.25');
  expect(written).toContain('**400 characters**');
});
