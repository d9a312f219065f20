import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpApp, listen } from '@afterglow/kit';
import { createReleases, createReleasesClient } from '@afterglow/releases';
import {
  buildRelease,
  signAttestation,
  createArea,
  planRelease,
  readRelease,
  WORKSPACE_ROOT,
  workspacePackages,
} from '@afterglow/shared-build';
import { jestProjects } from '@afterglow/shared-build/jest';

/** A build, a run of Jest and a registry. */
const LIMIT_MS = 240_000;
const NAME = 'dance-floors';
const JEST_CACHE = path.join(WORKSPACE_ROOT, '.cache/jest');
const JEST = path.join(WORKSPACE_ROOT, 'node_modules/jest/bin/jest.js');
const run = promisify(execFile);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'afterglow-new-area-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes a release as the team of an area that is new to the registry. */
async function publish(release: string): Promise<string> {
  const releases = await createReleases({ dataDir: path.join(folder, 'data'), teams: [NAME] });
  const app = createHttpApp({ logLevel: 'silent', trustedProxies: [] });
  await releases.register(app);
  const url = `http://127.0.0.1:${await listen(app, { port: 0, host: '127.0.0.1' })}`;
  try {
    return (await createReleasesClient({ url, token: releases.tokens.teams[NAME] }).publish(release)).outcome;
  } finally {
    await app.close();
    await releases.close();
  }
}

test(
  '[PLATFORM-019] one command creates an area that passes its tests, builds, and can be published as it is',
  async () => {
    const packageDir = createArea({ name: NAME, parentDir: folder });
    const files = readdirSync(packageDir, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'src/area.ts',
        'src/pages.ts',
        'src/pages/home.page.tsx',
        'src/area.test.tsx',
      ]),
    );
    // Replaces the install: an area of the workspace has the same packages.
    symlinkSync(path.join(WORKSPACE_ROOT, 'mfe-radio/node_modules'), path.join(packageDir, 'node_modules'));
    symlinkSync(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(folder, 'node_modules'));

    const projects = jestProjects(folder).flatMap((one) =>
      typeof one === 'object' && one.rootDir === packageDir ? [{ ...one, cacheDirectory: JEST_CACHE }] : [],
    );
    expect(projects).toHaveLength(1);
    const config = JSON.stringify({ projects, testTimeout: LIMIT_MS });
    const [tested] = await Promise.all([
      run(process.execPath, [JEST, '--rootDir', folder, '--config', config], { cwd: folder }),
      buildRelease({ packageDir }),
    ]);
    expect(tested.stderr).toContain('2 passed');

    const { dir } = planRelease({ packageDir });
    expect(readRelease(dir)).toMatchObject({ name: NAME, pages: [{ path: '/dance-floors', title: 'Dance Floors' }] });
    // Only the workspace's own packages can be checked, such as the template in place.
    signAttestation(dir, { types: 'passed', borders: 'passed' });
    expect(await publish(dir)).toBe('published');
  },
  LIMIT_MS,
);

test.each([
  ['Dance Floors', 'use up to 40 small letters and digits, with hyphens between words'],
  ['-floor', 'use up to 40 small letters and digits'],
  ['../floor', 'use up to 40 small letters and digits'],
  ['releases', 'is a name of the site itself'],
  ['shell', 'is a name of the site itself'],
  ['radio', 'There is a folder mfe-radio already'],
  ['mix', 'The pages below /mix belong to browse'],
])('an area cannot be called %s, and the error says why', (name, problem) => {
  expect(() => createArea({ name, parentDir: folder })).toThrow(problem);
  expect(readdirSync(folder)).toEqual([]);
});

test('a new area depends only on what its sources import and its JSX compiles to', () => {
  const packageDir = createArea({ name: NAME, parentDir: folder });
  const read = (file: string) => readFileSync(path.join(packageDir, file), 'utf8');
  const files = readdirSync(path.join(packageDir, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => read(path.join('src', file)));
  const { extends: base } = JSON.parse(read('tsconfig.json'));
  const { compilerOptions } = JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'mfe-radio', base), 'utf8'));
  for (const name of Object.keys(JSON.parse(read('package.json')).dependencies)) {
    const isNamed = sources.some((source) => source.includes(`from '${name}`));
    expect([name, isNamed || compilerOptions.jsxImportSource === name]).toEqual([name, true]);
  }
});

test('no file is overwritten', () => {
  const packageDir = createArea({ name: NAME, parentDir: folder });
  const file = path.join(packageDir, 'README.md');
  const before = readFileSync(file, 'utf8');
  expect(() => createArea({ name: NAME, parentDir: folder })).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('[PLATFORM-017] every area, also a new one, runs standalone by the same command in its own folder', () => {
  const made = createArea({ name: NAME, parentDir: folder });
  const areas = workspacePackages().filter(({ role }) => role === 'remote');
  expect(areas.length).toBeGreaterThanOrEqual(5);
  for (const dir of [made, ...areas.map((one) => one.dir)]) {
    const { scripts } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
    expect(scripts).toMatchObject({ dev: 'node ../scripts/run.mjs dev' });
  }
});
