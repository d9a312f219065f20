import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from '@afterglow/shared-contracts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'src/lifecycles.tsx': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './app.module.css';
export const remote = { version: __AFTERGLOW_VERSION__, createRoot, element: createElement('p', { className: styles.card }) };
export const openPage = () => import('./routes/home.page.tsx');
`,
  'src/app.module.css': '.card { color: teal; }\n',
  'src/routes/home.page.tsx': `import styles from './home.module.css';
export function HomePage() { return <h1 className={styles.title}>Home</h1>; }
`,
  'src/routes/home.module.css': '.title { color: navy; }\n',
  'src/app.test.tsx': "test('a fact', () => {});\n",
};

/** A small remote outside of the workspace, built by the real command. */
export interface FixtureRemote {
  readonly dir: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
  readonly build: (...args: readonly string[]) => { readonly ok: boolean; readonly output: string };
  /** Versions that lie in dist. */
  readonly versions: () => readonly string[];
  readonly manifest: (version: string) => ReleaseManifest;
  /** Text of all scripts of a release, or of its styles. */
  readonly text: (version: string, ending: '.js' | '.css') => string;
}

export function fixtureRemote(): FixtureRemote {
  const dir = mkdtempSync(path.join(tmpdir(), 'afterglow-remote-'));
  const dist = path.join(dir, 'dist');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  const routes = [{ path: '/home', match: 'exact', lazy: ['./src/routes/home.page.tsx'] }];
  write(
    'package.json',
    JSON.stringify({ name: '@afterglow/mfe-sample', version: '1.0.0', afterglow: { role: 'remote', routes } }),
  );
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
  return {
    dir,
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
    build: (...args) => {
      const cli = path.join(WORKSPACE_ROOT, 'shared-build/src/cli/build.ts');
      const result = spawnSync(process.execPath, [cli, '--from', dir, ...args], { encoding: 'utf8' });
      return { ok: result.status === 0, output: result.stdout + result.stderr };
    },
    versions: () => (existsSync(dist) ? readdirSync(dist).sort() : []),
    manifest: (version) =>
      releaseManifestSchema.parse(JSON.parse(readFileSync(path.join(dist, version, 'release.json'), 'utf8'))),
    text: (version, ending) =>
      readdirSync(path.join(dist, version))
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(path.join(dist, version, file), 'utf8'))
        .join('\n'),
  };
}
