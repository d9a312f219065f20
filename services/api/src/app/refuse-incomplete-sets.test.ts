import { prepareApi } from './prepare-api.ts';
import type { ApiConfig } from './api-environment.ts';
import { refuseIncompleteSets } from './refuse-incomplete-sets.ts';

const S3: ApiConfig = {
  S3_BUCKET: 'uploads',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const GOOGLE: ApiConfig = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' };

test.each<[string, ApiConfig]>([
  ['nothing', {}],
  ['a bucket', S3],
  ['a bucket and its region', { ...S3, S3_REGION: 'eu-west-1' }],
  ['a client of Google', GOOGLE],
  ['a client of another provider', { ...GOOGLE, GOOGLE_ISSUER: 'https://id.example' }],
])('%s is complete', (_what, config) => {
  expect(() => refuseIncompleteSets(config)).not.toThrow();
});

test.each([
  ...Object.keys(S3).map((missing) => ({ missing, of: S3 })),
  ...Object.keys(GOOGLE).map((missing) => ({ missing, of: GOOGLE })),
])('without $missing a set is a start-up error that names it', ({ missing, of }) => {
  const rest = Object.fromEntries(Object.entries(of).filter(([name]) => name !== missing));
  const message = new RegExp(`^.+ set, but ${missing} is missing\\. Set all of them or none\\.$`);
  expect(() => refuseIncompleteSets(rest)).toThrow(
    expect.objectContaining({
      name: 'StartupError',
      code: 'configuration-invalid',
      message: expect.stringMatching(message),
    }),
  );
});

test.each<[ApiConfig, string]>([
  [
    { S3_REGION: 'eu-west-1' },
    'S3_REGION is set, but S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing.',
  ],
  [
    { GOOGLE_ISSUER: 'https://id.example' },
    'GOOGLE_ISSUER is set, but GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are missing.',
  ],
])('optional settings alone are an error: %j', (config, message) => {
  expect(() => refuseIncompleteSets(config)).toThrow(message);
});

test('a service does not start on an incomplete set, and leaves its folder unchanged', async () => {
  const start = prepareApi({ folder: '/nowhere/at/all', config: { S3_BUCKET: 'uploads' } });
  await expect(start).rejects.toThrow('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing');
});
