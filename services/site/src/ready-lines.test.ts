import { DEMO_PASSWORD } from '@afterglow/demo';
import { readyLines } from './ready-lines.ts';
import { siteOptions } from './site-options.ts';

function linesOf(environment: Readonly<Record<string, string>>): string {
  const url = environment['PUBLIC_URL'] ?? 'http://localhost:4800';
  const site = {
    url,
    logFile: undefined,
    ready: Promise.resolve(true),
    beginStopping: () => undefined,
    stop: () => Promise.resolve(),
  };
  return readyLines(site, siteOptions(environment)).join('\n');
}

test('a local site shows its URL and how to log in', () => {
  expect(linesOf({})).toContain('is ready at http://localhost:4800');
  expect(linesOf({})).toContain(DEMO_PASSWORD);
});

test('a public site shows no login, unless its operator wants the demo members', () => {
  const PUBLIC_URL = 'https://radio.example';
  expect(linesOf({ PUBLIC_URL })).toContain(`is ready at ${PUBLIC_URL}`);
  expect(linesOf({ PUBLIC_URL })).not.toMatch(/log in|password/i);
  expect(linesOf({ PUBLIC_URL, DEMO_MEMBERS: 'yes' })).toContain(DEMO_PASSWORD);
});
