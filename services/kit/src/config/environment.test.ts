import { resolve } from 'node:path';
import { parseEnvironment } from './parse-environment.ts';
import { serviceEnvironmentSchema } from './service-environment.ts';

const parse = (environment: Record<string, string>) => parseEnvironment(serviceEnvironmentSchema, environment);

test('without variables the defaults apply', () => {
  expect(parse({})).toEqual({
    PORT: 4800,
    DATA_DIR: resolve('.data'),
    TRUSTED_PROXIES: [],
    LOG_LEVEL: 'info',
    METRICS_HOST: '127.0.0.1',
    BACKUP_BEFORE_MIGRATION: 'on',
    STOP_DELAY_MS: 500,
  });
});

test('an empty variable counts as unset', () => {
  expect(parse({ PORT: '', DATABASE_URL: '' })).toEqual(parse({}));
});

test('given values are parsed', () => {
  expect(
    parse({
      PORT: '0',
      DATA_DIR: '/x',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16, ::1',
      PUBLIC_URL: 'https://a.example',
    }),
  ).toMatchObject({
    PORT: 0,
    DATA_DIR: '/x',
    TRUSTED_PROXIES: ['10.0.0.1', '10.1.0.0/16', '::1'],
    PUBLIC_URL: 'https://a.example',
  });
});

test.each([
  ['BRAND', 'Night Glow', 'it is 2 to 24 letters'],
  ['PORT', 'http', 'a port is a number'],
  ['PORT', '70000', 'at most 65535'],
  ['HOST', 'http://localhost', 'it is like 127.0.0.1'],
  ['DATABASE_URL', 'mysql://x', 'it starts with postgres://'],
  ['PUBLIC_URL', 'https://a.example/path', 'without a path'],
  ['LOG_LEVEL', 'loud', 'it is one of fatal'],
  ['METRICS_PORT', '99999', 'at most 65535'],
  ['METRICS_TOKEN', 'short', 'it has 32 characters or more'],
  ['STOP_DELAY_MS', 'soon', 'a number of milliseconds'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy', 'it is like 10.0.0.1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'it is like 10.0.0.1'],
])('%s=%s is a one-line startup error that names the variable', (name, value, reason) => {
  expect(() => parse({ [name]: value })).toThrow(
    expect.objectContaining({
      name: 'StartupError',
      code: 'configuration-invalid',
      message: expect.stringMatching(new RegExp(`^${name} isn't valid: .*${reason}.*\\.$`)),
    }),
  );
});

test.each([
  ['PUBIC_URL', 'PUBLIC_URL'],
  ['METRICS_PORTS', 'METRICS_PORT'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATA_DRI', 'DATA_DIR'],
])('%s is a start-up error that names %s', (name, meant) => {
  const message = `${name} isn't a variable. Did you mean ${meant}?`;
  expect(() => parse({ [name]: 'x' })).toThrow(expect.objectContaining({ code: 'configuration-invalid', message }));
});

test('variables of other programs are ignored', () => {
  expect(parse({ HOME: '/root', POST: '1', PUBLIC: 'x', DATABASE: 'y', LOGLEVEL: 'z', PATH: '/bin' })).toEqual(
    parse({}),
  );
  expect(parse({ PUBIC_URL: '' })).toEqual(parse({}));
});
