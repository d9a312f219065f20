import { createProgress } from './progress.ts';

function recordedProgress() {
  const lines: string[] = [];
  let nowMs = 0;
  const progress = createProgress({ write: (line) => lines.push(line), now: () => nowMs });
  return { lines, progress, pass: (ms: number) => (nowMs += ms) };
}

test('a step says its name, its details and its seconds', async () => {
  const { lines, progress, pass } = recordedProgress();
  const result = await progress.step('Making music', async (detail) => {
    detail('2 of 5 tracks');
    pass(2340);
    return 'done';
  });
  expect(result).toBe('done');
  expect(lines).toEqual(['  … Making music', '    2 of 5 tracks', '  ✓ Making music (2.3 s)']);
});

test('a step that fails is not called done', async () => {
  const { lines, progress } = recordedProgress();
  await expect(progress.step('Opening', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(lines).toEqual(['  … Opening']);
});
