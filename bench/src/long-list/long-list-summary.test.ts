import { longListSummary, type LongListFinding } from './long-list-summary.ts';

const FINDING: LongListFinding = {
  readings: [
    { passed: 0, heapMib: 9, drawn: 40, domNodes: 1500 },
    { passed: 5000, heapMib: 20.25, drawn: 48, domNodes: 1600 },
  ],
  longTasksMs: [],
  movedPx: 0,
  scrollMs: 12_300,
};

test('it says how much the heap has grown and that nothing stood still', () => {
  expect(longListSummary(FINDING)[0]).toBe(
    '**11.3 MiB** more heap at 5000 mixes, 0 tasks above 50 ms in 12 s of scrolling; after Back the place is 0 px off.',
  );
});

test('a task that was too long is told with its length', () => {
  expect(longListSummary({ ...FINDING, longTasksMs: [61, 72] })[0]).toContain(
    '2 tasks above 50 ms in 12 s of scrolling, the longest 72 ms;',
  );
});
