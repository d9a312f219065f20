import { assertOk, isShellError, ShellError } from './shell-error.ts';
import { withTimeLimit } from './time-limit.ts';

test('an error is identified by its name and code, not by its class', () => {
  const error = Object.assign(new Error('late'), { name: 'ShellError', code: 'time_limit' });
  expect(isShellError(error, 'time_limit')).toBe(true);
  expect(isShellError(error, 'path_refused')).toBe(false);
  expect(isShellError(new Error('late'), 'time_limit')).toBe(false);
});

test('an error holds its subject and the thrown value', () => {
  const cause = new TypeError('no JSON');
  const error = new ShellError('page_unreadable', 'It cannot be read.', { context: { id: 'live-set' }, cause });
  expect(error).toMatchObject({ code: 'page_unreadable', context: { id: 'live-set' }, cause });
});

test('an invalid response throws its status', () => {
  const response = { ok: false, status: 503, url: '/x' } as Response;
  expect(() => assertOk(response, 'The live set')).toThrow('The live set was answered with 503.');
  expect(assertOk({ ok: true } as Response, 'The live set')).toEqual({ ok: true });
});

test('an operation that takes too long is rejected at the limit', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 1)).rejects.toMatchObject({
    code: 'time_limit',
    context: { limitMs: 1 },
  });
});
