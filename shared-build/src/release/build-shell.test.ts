import { fixturePackage, type FixturePackage } from '../testing/fixture-package.ts';

const BUILD_LIMIT_MS = 120_000;
jest.setTimeout(BUILD_LIMIT_MS);

const SOURCES = {
  'src/index.ts': `import '@afterglow/shared-ui/tokens.css';\ndocument.title = __AFTERGLOW_VERSION__;\n`,
};

let shell: FixturePackage;
afterEach(() => shell.remove());

test('a shell names its script, style and preloads, and provides also what it does not use itself', () => {
  shell = fixturePackage('shell', { role: 'shell', preload: ['figtree-latin-wght-normal'] }, SOURCES);
  expect(shell.build('--version', '1.0.1')).toMatchObject({ ok: true });
  const manifest = shell.manifest('1.0.1');
  expect(manifest).toMatchObject({
    kind: 'shell',
    name: 'shell',
    scripts: [expect.stringMatching(/^shell\.[0-9a-f]{10}\.js$/)],
    styles: [expect.stringMatching(/^shell\.[0-9a-f]{10}\.css$/)],
    preload: [expect.stringMatching(/^figtree-latin-wght-normal\.[0-9a-f]{10}\.woff2$/)],
    sharedRanges: { react: expect.stringMatching(/^19\.\d+\.\d+$/), '@afterglow/shared-ui': '1.0.0' },
  });
  const script = shell.text('1.0.1', '.js');
  expect(script).toContain('react.transitional.element'); // React itself
  expect(script).toContain('@afterglow/shared-player/react');
});

test('a preload that the build does not emit is refused by its name', () => {
  shell = fixturePackage('shell', { role: 'shell', preload: ['comic-sans'] }, SOURCES);
  const { ok, output } = shell.build('--version', '1.0.1');
  expect(ok).toBe(false);
  expect(output).toContain('Expected one file for asset "comic-sans", found 0');
  expect(shell.versions()).toEqual([]);
});

test('a lazy chunk of the shell runs only with the bytes it was built with', () => {
  const lazy = {
    'src/panel.ts': `import './panel.css';\nexport const panel = 1;\n`,
    'src/panel.css': 'body { margin: 0; }\n',
  };
  const index = { 'src/index.ts': "void import('./panel.ts');\n" };
  shell = fixturePackage('shell', { role: 'shell' }, { ...SOURCES, ...lazy, ...index });
  expect(shell.build('--version', '1.0.1')).toMatchObject({ ok: true });
  const manifest = shell.manifest('1.0.1');
  if (manifest.kind !== 'shell') throw new Error('not a shell');
  const initial = [...manifest.scripts, ...manifest.styles];
  const lazyFiles = manifest.files.filter(({ path }) => /\.(js|css)$/.test(path) && !initial.includes(path));
  expect(lazyFiles).toHaveLength(2);
  const script = shell.text('1.0.1', '.js');
  for (const { path, integrity } of lazyFiles) expect(script).toContain(`${path}=${integrity}`);
});
