import type { ReleaseReport } from '@afterglow/shared-contracts';
import { watchErrors } from './uncaught-errors.ts';

const reports: ReleaseReport[] = [];
watchErrors((report) => void reports.push(report));
watchErrors(() => {
  throw new Error('It is watched once.');
});

function thrownIn(message: string, ...files: readonly string[]): Error {
  const lines = files.map((file) => `    at f (https://afterglow.example${file}:1:2)`);
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...lines].join('\n') });
}

function fail(error: unknown) {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

function refuse(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('an uncaught error is reported with the version in its stack, an area before the shell', () => {
  fail(thrownIn('in a timer', '/remotes/radio/1.0.1/page.js'));
  refuse(thrownIn('refused', '/remotes/shell/1.0.0/shell.js', '/remotes/search/1.0.2-ab/page.js'));
  fail(thrownIn('in the shell', '/remotes/shell/1.0.0/shell.js'));
  expect(reports.splice(0)).toEqual([
    { kind: 'error', remote: 'radio', version: '1.0.1', message: 'Error: in a timer' },
    { kind: 'error', remote: 'search', version: '1.0.2-ab', message: 'Error: refused' },
    { kind: 'error', remote: 'shell', version: '1.0.0', message: 'Error: in the shell' },
  ]);
});

test('errors of other sites, repeats and more than five per page are ignored', () => {
  fail(thrownIn('of an extension', '/content.js'));
  fail(undefined);
  refuse('a text');
  fail(thrownIn('in a timer', '/remotes/radio/1.0.1/page.js'));
  expect(reports).toEqual([]);
  for (let count = 0; count < 5; count += 1) fail(thrownIn(`other ${count}`, '/remotes/radio/1.0.1/page.js'));
  expect(reports).toHaveLength(2);
});
