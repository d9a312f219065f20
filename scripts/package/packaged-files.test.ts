import { packagedFiles } from './packaged-files.ts';

const FILES = packagedFiles();

test('a package has the entry points, the services, and their migrations', () => {
  expect(FILES).toEqual(
    expect.arrayContaining([
      'scripts/run.mjs',
      'services/site/src/serve.ts',
      'services/audio/src/tracks/track-worker.ts',
      'services/releases/package.json',
      'shared-registry-contracts/src/index.ts',
    ]),
  );
  expect(FILES.filter((file) => /^services\/(?:api|releases)\/migrations\/.+\.sql$/.test(file)).length).toBeGreaterThan(
    2,
  );
});

test('a package has no area, no test, and nothing that builds', () => {
  const folders = new Set(FILES.map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual([
    '.env.example',
    'scripts',
    'services',
    'shared-contracts',
    'shared-registry-contracts',
  ]);
  expect(FILES.filter((file) => /\.test\.|\/(?:test|testing|fixtures)\//.test(file))).toEqual([]);
});
