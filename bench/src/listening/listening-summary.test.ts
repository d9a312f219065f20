import { type HeapSample, listeningSummary } from './listening-summary.ts';

function sampleAt(minute: number, sizes: Partial<HeapSample>): HeapSample {
  return { minute, heapMib: 10, codeMib: 2, dataMib: 8, domNodes: 900, listeners: 70, heardShare: 0.9, ...sizes };
}

test('the final heap is a share of the heap after the first minutes, with and without code', () => {
  const samples = [
    sampleAt(5, {}),
    sampleAt(10, { heapMib: 13 }),
    sampleAt(15, { heapMib: 10.5, dataMib: 8.2, domNodes: 901, heardShare: 0.987 }),
  ];
  const [sentence, , header, , heap, , data, nodes] = listeningSummary(samples, 77);
  expect(sentence).toContain('After 15 minutes and 77 actions the heap is **1.05**');
  expect(sentence).toContain('without compiled code **1.025**');
  expect(sentence).toContain('98.7 %');
  expect(header).toMatch(/minute.*5.*10.*15/);
  expect(heap).toMatch(/10 .*13 .*10\.5/);
  expect(data).toMatch(/8 .*8 .*8\.2/);
  expect(nodes).toMatch(/900 .*900 .*901/);
});

test('without a sample there is no report', () => {
  expect(() => listeningSummary([], 0)).toThrow('listen for five minutes or more');
});
