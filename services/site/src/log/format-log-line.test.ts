import { formatLogLine } from './format-log-line.ts';

const TIME = new Date(2026, 0, 2, 3, 4, 5).getTime();

test('a failed request is one line with its time, path and reason', () => {
  const entry = { level: 50, time: TIME, msg: 'request', method: 'GET', url: '/v3/mixes', status: 500 };
  const line = JSON.stringify({ ...entry, err: { message: 'the database\n  is away', stack: 'Error: ...' } });
  expect(formatLogLine(`${line}\n`)).toBe('! 03:04:05 request GET /v3/mixes 500: the database is away');
});

test('a warning without anything else is its message', () => {
  expect(formatLogLine(JSON.stringify({ level: 40, time: TIME, msg: 'many failed logins' }))).toBe(
    '! 03:04:05 many failed logins',
  );
});

test('a line that is not a log entry stays as it is', () => {
  expect(formatLogLine('plain words\n')).toBe('plain words');
});

test('text of a caller cannot control the terminal', () => {
  const entry = { level: 50, time: TIME, msg: 'request', url: '/\u009b2J', err: { message: 'no \u001b[2Jmix' } };
  expect(formatLogLine(JSON.stringify(entry))).toBe('! 03:04:05 request / 2J: no [2Jmix');
  expect(formatLogLine('plain\u001b[2J words\n')).toBe('plain [2J words');
});
