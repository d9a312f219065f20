import { execFileSync } from 'node:child_process';
import { WORKSPACE_ROOT, workspacePackages, type WorkspacePackage } from '@afterglow/shared-build';

const SITE = '@afterglow/site';
const ALWAYS = ['scripts/run.mjs', '.env.example'];
const TESTS_AND_TOOLS = /\.test\.ts$|\/(?:testing|test|fixtures|etc)\/|\/tsconfig\.json$|\.md$/;

/** The files of the workspace, relative to its root, that a site runs from: of its packages, what isn't for tests. */
export function packagedFiles(): readonly string[] {
  const folders = packagesOf(SITE).map(({ location }) => location);
  const listed = execFileSync('git', ['ls-files', '-z', ...ALWAYS, ...folders], {
    cwd: WORKSPACE_ROOT,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && !TESTS_AND_TOOLS.test(file));
}

/** A package and all that it depends on in production. */
function packagesOf(name: string, all = workspacePackages()): readonly WorkspacePackage[] {
  const found = new Set<WorkspacePackage>();
  const add = (wanted: string): void => {
    const one = all.find((other) => other.name === wanted);
    if (!one || found.has(one)) return;
    found.add(one);
    Object.keys(one.manifest.dependencies ?? {}).forEach(add);
  };
  add(name);
  return [...found];
}
