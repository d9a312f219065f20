import { createProgress } from './progress.ts';

const MARKS = { done: '✓', failed: '✗' };

function recordedProgress() {
  const lines: string[] = [];
  let nowMs = 0;
  const display = { marks: MARKS, print: (line: string) => void lines.push(line) };
  const progress = createProgress({ display, now: () => nowMs });
  return { lines, progress, pass: (ms: number) => (nowMs += ms) };
}

function drawnProgress() {
  const drawn: (readonly string[])[] = [];
  const display = { marks: MARKS, print: () => undefined, draw: (lines: readonly string[]) => void drawn.push(lines) };
  return { progress: createProgress({ display, now: () => 0 }), last: () => drawn.at(-1) };
}

test('a step prints its name and its seconds, once, when it has ended', async () => {
  const { lines, progress, pass } = recordedProgress();
  const result = await progress.step('Making music', async (update) => {
    update(2, 5);
    pass(2340);
    expect(lines).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(lines).toEqual(['✓ Making music (2.3 s)']);
});

test('a failed step is not reported as done', async () => {
  const { lines, progress } = recordedProgress();
  await expect(progress.step('Opening', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(lines).toEqual(['✗ Opening (0.0 s)']);
});

test('a terminal shows the running steps in parallel, with a bar for one that reports progress', () => {
  const { progress, last } = drawnProgress();
  const building = progress.begin('Building');
  building.update(1, 2);
  const opening = progress.begin('Opening');
  expect(last()).toEqual(['… Building  ████████████░░░░░░░░░░░░  0 s', '… Opening  0 s']);
  opening.end();
  expect(last()).toEqual(['… Building  ████████████░░░░░░░░░░░░  0 s']);
  building.fail();
  expect(last()).toEqual([]);
});

test('output during a step is printed above it', () => {
  const { progress, last } = drawnProgress();
  const building = progress.begin('Building');
  progress.say('a warning');
  expect(last()).toEqual(['… Building  0 s']);
  building.end();
});
