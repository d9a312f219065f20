import { createProgress } from '@afterglow/kit/terminal';
import type { BuildProgress } from '../release/build-all.ts';
import { followBuilds } from './follow-builds.ts';

const of = (name: string, step: BuildProgress['step']): BuildProgress => ({
  name,
  version: '1.0.0',
  step,
  durationMs: 0,
});

function followed() {
  const lines: string[] = [];
  const display = { marks: { done: '✓', failed: '✗' }, print: (line: string) => void lines.push(line) };
  return { lines, builds: followBuilds(createProgress({ display, now: () => 0 })) };
}

test('a built release is one line, and an unchanged one is none', () => {
  const { lines, builds } = followed();
  for (const step of [of('search', 'reused'), of('shell', 'started'), of('radio', 'started')]) builds.report(step);
  expect(lines).toEqual([]);
  builds.report(of('radio', 'built'));
  builds.fail();
  expect(lines).toEqual(['✓ Building radio 1.0.0 (0.0 s)', '✗ Building shell 1.0.0 (0.0 s)']);
});
