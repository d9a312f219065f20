import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { remoteManifestSchema } from '@afterglow/shared-contracts';
import type { FixturePackage } from '../testing/fixture-package.ts';
import { fixtureRemote } from '../testing/fixture-remote.ts';

const BUILD_LIMIT_MS = 120_000;
jest.setTimeout(BUILD_LIMIT_MS);

let remote: FixturePackage;

describe('a built remote', () => {
  beforeAll(async () => {
    remote = fixtureRemote();
    expect(await remote.buildByCommand('--version', '1.0.1')).toMatchObject({ ok: true });
    expect(await remote.build('1.0.2')).toMatchObject({ ok: true });
  });
  afterAll(() => remote.remove());

  test('names its entry, its required files and those of each route, each with its hash', () => {
    const manifest = remote.manifest('1.0.1');
    if (manifest.kind !== 'remote') throw new Error('not a remote');
    expect(manifest).toMatchObject({ name: 'sample', federationName: 'mfe_sample__1_0_1', expose: './remote' });
    expect(manifest.entry).toMatch(/^entry\.[0-9a-f]{10}\.js$/);
    expect(manifest.scripts).toHaveLength(1);
    expect(manifest.styles).toHaveLength(1);
    const [page] = manifest.pages ?? [];
    expect(page).toMatchObject({ path: '/home', access: 'member' });
    expect(manifest).not.toHaveProperty('routes');
    const named = [
      manifest.entry,
      ...manifest.scripts,
      ...manifest.styles,
      ...(page?.scripts ?? []),
      ...(page?.styles ?? []),
    ];
    expect(named.sort()).toEqual(manifest.files.map((file) => file.path));
    for (const file of manifest.files) {
      const bytes = readFileSync(path.join(remote.dir, 'dist/1.0.1', file.path));
      expect(file.sizeBytes).toBe(bytes.length);
      expect(file.integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    }
  });

  test('has the page table of its sources: nested pages inherit, and each page names its files', () => {
    const { pages = [] } = remoteManifestSchema.parse(remote.manifest('1.0.1'));
    const files = { scripts: pages[0]?.scripts, styles: pages[0]?.styles };
    expect(files).toEqual({ scripts: [expect.stringMatching(/\.js$/)], styles: [expect.stringMatching(/\.css$/)] });
    expect(pages).toEqual([
      {
        key: 'home',
        path: '/home',
        aliases: ['/house'],
        name: 'home',
        access: 'member',
        ...files,
        menu: { section: 'Rooms', icon: 'home', order: 250, shownTo: 'member' },
      },
      { key: 'cellar', path: '/home/cellar', formerly: ['/cellar'], within: 'home', access: 'member', ...files },
    ]);
  });

  test('bundles nothing that the shell provides, and states the versions it expects', () => {
    const scripts = remote.text('1.0.1', '.js');
    expect(scripts).toContain('react-dom/client');
    expect(scripts).not.toContain('react.transitional.element');
    expect(scripts.length).toBeLessThan(20_000);
    expect(remote.manifest('1.0.1').sharedRanges).toMatchObject({
      react: expect.stringMatching(/^\^19\./),
      '@afterglow/shared-contracts': '^1.0.0',
    });
  });

  test('shares no global and no class name with another version of itself', () => {
    expect(remote.text('1.0.1', '.js')).toContain('webpackChunk_mfe_sample__1_0_1');
    expect(remote.text('1.0.2', '.js')).not.toContain('mfe_sample__1_0_1');
    const classNames = (version: string): readonly string[] =>
      remote.text(version, '.css').match(/\.(card|title)__[\w-]+/g) ?? [];
    expect(classNames('1.0.1')).toHaveLength(2);
    expect(classNames('1.0.2')).toHaveLength(2);
    expect(classNames('1.0.2').filter((name) => classNames('1.0.1').includes(name))).toEqual([]);
  });
});

describe('the version', () => {
  beforeEach(() => {
    remote = fixtureRemote();
  });
  afterEach(() => remote.remove());

  test('unchanged sources make the same version and the same bytes, and are built once', async () => {
    await remote.build();
    const [version = ''] = remote.versions();
    expect(version).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
    const first = remote.manifest(version);
    expect((await remote.buildByCommand()).output).toContain('was built already');
    rmSync(path.join(remote.dir, 'dist'), { recursive: true });
    await remote.build();
    expect(remote.versions()).toEqual([version]);
    expect(remote.manifest(version)).toEqual(first);
  });

  test('a changed source makes another version, a changed test does not', async () => {
    await remote.build();
    remote.write('src/app.test.tsx', "test('another fact', () => {});\n");
    await remote.build();
    expect(remote.versions()).toHaveLength(1);
    remote.write('src/app.module.css', '.card { color: red; }\n');
    await remote.build();
    expect(remote.versions()).toHaveLength(2);
  });
});

test("two simultaneous builds make one release: the second waits and uses the first one's", async () => {
  remote = fixtureRemote();
  const builds = await Promise.all([remote.buildByCommand(), remote.buildByCommand()]);
  expect(builds.filter(({ output }) => output.includes('was built already'))).toHaveLength(1);
  expect(remote.versions()).toHaveLength(1);
  remote.remove();
});

describe('a failing build', () => {
  beforeEach(() => {
    remote = fixtureRemote();
  });
  afterEach(() => remote.remove());

  test('a route whose module nothing loads lazily is rejected, and no release remains', async () => {
    remote.write('src/area.ts', 'export const remote = {};\n');
    const { ok, output } = await remote.build('1.0.1');
    expect(ok).toBe(false);
    expect(output).toContain('Nothing loads src/pages/home.page.tsx by import()');
    expect(remote.versions()).toEqual([]);
  });

  test('a source that does not parse is reported with its file', async () => {
    remote.write('src/pages/home.page.tsx', 'export function HomePage( {');
    const { ok, output } = await remote.build('1.0.1');
    expect(ok).toBe(false);
    expect(output).toContain('Building mfe-sample failed');
    expect(output).toMatch(/home\.page\.tsx:1:\d+\]/);
    expect(output).toMatch(/\bx [A-Z].+/);
    expect(output).not.toMatch(/Stack backtrace|Caused by|node_modules|<unknown>/);
  });

  test('an area without a page table learns which file it lacks', async () => {
    rmSync(path.join(remote.dir, 'src/pages.ts'));
    expect((await remote.build()).output).toContain(`${path.join(remote.dir, 'src/pages.ts')}:1: `);
  });

  test('a page table that is more than data is reported with file and line', async () => {
    remote.write('src/pages.ts', "const path = '/home';\n");
    const { ok, output } = await remote.build();
    expect(ok).toBe(false);
    expect(output).toContain(`${path.join(remote.dir, 'src/pages.ts')}:1: only "export const pages`);
  });

  test('a page whose module is not named like its file is reported with the name it needs', async () => {
    remote.write('src/pages/home.page.tsx', 'export function Other() { return null; }\n');
    expect((await remote.build()).output).toContain('it does not export HomePage, which the page table loads');
  });

  test('a declaration with an unknown field is reported with the field', async () => {
    const afterglow = { role: 'remote', routes: [] };
    remote.write('package.json', JSON.stringify({ name: '@afterglow/mfe-sample', version: '1.0.0', afterglow }));
    expect((await remote.buildByCommand()).output).toMatch(/package\.json, field "afterglow"[\s\S]*routes/);
  });
});
