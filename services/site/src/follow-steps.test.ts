import { followSteps } from './follow-steps.ts';
import { createProgress } from '@afterglow/kit/terminal';

function followed() {
  const lines: string[] = [];
  const display = { marks: { done: '✓', failed: '✗' }, print: (line: string) => void lines.push(line) };
  const progress = createProgress({ display, now: () => 0 });
  return { lines, steps: followSteps(progress, { catalog: 'Filling the catalog', music: 'Making music' }) };
}

test("a service's steps are shown as one line each", () => {
  const { lines, steps } = followed();
  for (const done of [0, 1, 2]) steps.report({ step: 'catalog', done, total: 2 });
  expect(lines).toEqual(['✓ Filling the catalog (0.0 s)']);
});

test('a step without work has no line', () => {
  const { lines, steps } = followed();
  steps.report({ step: 'music', done: 0, total: 0 });
  expect(lines).toEqual([]);
});

test('a service that fails midway leaves its last step marked as failed', () => {
  const { lines, steps } = followed();
  steps.report({ step: 'catalog', done: 2, total: 2 });
  steps.report({ step: 'music', done: 0, total: 2 });
  steps.fail();
  expect(lines).toEqual(['✓ Filling the catalog (0.0 s)', '✗ Making music (0.0 s)']);
});
