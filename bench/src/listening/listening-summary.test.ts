import { listeningSummary } from './listening-summary.ts';

test('the heap at the end is told as a share of the heap after the first minutes', () => {
  const samples = [
    { minute: 5, heapMib: 10, heardShare: 0.9 },
    { minute: 10, heapMib: 13, heardShare: 0.9 },
    { minute: 15, heapMib: 10.5, heardShare: 0.987 },
  ];
  const [sentence, , header, , row] = listeningSummary(samples, 77);
  expect(sentence).toContain('After 15 minutes and 77 actions the heap is **1.05**');
  expect(sentence).toContain('98.7 %');
  expect(header).toMatch(/minute.*5.*10.*15/);
  expect(row).toMatch(/10 .*13 .*10\.5/);
});

test('without a sample there is nothing to tell', () => {
  expect(() => listeningSummary([], 0)).toThrow('listen for five minutes or more');
});
