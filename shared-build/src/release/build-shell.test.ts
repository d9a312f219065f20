import type { ShellManifest } from '@afterglow/shared-contracts';
import { shellManifestSchema } from '@afterglow/shared-contracts/services';
import { fixturePackage, type FixturePackage } from '../testing/fixture-package.ts';

const BUILD_LIMIT_MS = 120_000;
jest.setTimeout(BUILD_LIMIT_MS);

const SOURCES = {
  'src/index.ts': `import '@afterglow/shared-ui/tokens.css';\ndocument.title = __AFTERGLOW_VERSION__;\n`,
};

const made: FixturePackage[] = [];
afterAll(() => {
  for (const shell of made) shell.remove();
});

function shellPackage(declaration: object, sources: Readonly<Record<string, string>>): FixturePackage {
  const shell = fixturePackage('shell', { role: 'shell', ...declaration }, { ...SOURCES, ...sources });
  made.push(shell);
  return shell;
}

describe('a shell', () => {
  let shell: FixturePackage;
  let manifest: ShellManifest;
  const worker =
    "import { API_PREFIX } from '@afterglow/shared-contracts';\nObject.assign(globalThis, { API_PREFIX });\n";
  const icons = { 'src/icons/favicon.svg': '<svg/>', 'src/icons/notes.txt': 'not a picture' };

  beforeAll(async () => {
    const declaration = {
      preload: ['figtree-latin-wght-normal'],
      serviceWorker: './src/worker.ts',
      boot: './src/worker.ts',
      icons: './src/icons',
      severity: 'critical',
    };
    shell = shellPackage(declaration, { ...icons, 'src/worker.ts': worker });
    expect(await shell.build('1.0.1')).toMatchObject({ ok: true });
    manifest = shellManifestSchema.parse(shell.manifest('1.0.1'));
  });

  test('names its script, style and preloads, and also provides modules that it does not use', () => {
    expect(manifest).toMatchObject({
      name: 'shell',
      scripts: [expect.stringMatching(/^shell\.[0-9a-f]{10}\.js$/)],
      styles: [expect.stringMatching(/^shell\.[0-9a-f]{10}\.css$/)],
      preload: [expect.stringMatching(/^figtree-latin-wght-normal\.[0-9a-f]{10}\.woff2$/)],
      sharedRanges: { react: expect.stringMatching(/^19\.\d+\.\d+$/), '@afterglow/shared-ui': '1.0.0' },
    });
    const script = shell.text('1.0.1', '.js');
    expect(script).toContain('react.transitional.element');
    expect(script).toContain('@afterglow/shared-player/react');
  });

  test('says that open pages of an earlier version must not wait, if declared so', () => {
    expect(manifest.severity).toBe('critical');
  });

  test.each(['service-worker', 'boot'])('has a %s of one small script, which is not listed among its own', (name) => {
    const scripts = manifest.files.filter(({ path }) => new RegExp(`^${name}\\.[0-9a-f]{10}\\.js$`).test(path));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.sizeBytes).toBeLessThan(10_000);
    expect(manifest.scripts).not.toContain(scripts[0]?.path);
  });

  test('has icons with their names and a hash', () => {
    const pictures = manifest.files.filter(({ path }) => /^(favicon|notes)/.test(path));
    expect(pictures).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/^favicon\.[0-9a-f]{10}\.svg$/) }),
    ]);
  });
});

test('a preload that the build does not emit is rejected by its name', async () => {
  const shell = shellPackage({ preload: ['comic-sans'] }, {});
  const { ok, output } = await shell.build('1.0.1');
  expect(ok).toBe(false);
  expect(output).toContain('Expected one file for asset "comic-sans", found 0');
  expect(shell.versions()).toEqual([]);
});

test('a lazy chunk of the shell runs only with the bytes of the build', async () => {
  const lazy = {
    'src/panel.ts': `import './panel.css';\nexport const panel = 1;\n`,
    'src/panel.css': 'body { margin: 0; }\n',
  };
  const index = { 'src/index.ts': "void import('./panel.ts');\n" };
  const shell = shellPackage({}, { ...lazy, ...index });
  expect(await shell.build('1.0.1')).toMatchObject({ ok: true });
  const manifest = shell.manifest('1.0.1');
  if (manifest.kind !== 'shell') throw new Error('not a shell');
  const initial = [...manifest.scripts, ...manifest.styles];
  const lazyFiles = manifest.files.filter(({ path }) => /\.(js|css)$/.test(path) && !initial.includes(path));
  expect(lazyFiles).toHaveLength(2);
  const script = shell.text('1.0.1', '.js');
  for (const { path, integrity } of lazyFiles) expect(script).toContain(`${path}=${integrity}`);
});
