// `npm run package`: one archive with the site and its areas, from which it runs on a machine without a checkout, a network, or Node.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll, consoleFolder, WORKSPACE_ROOT } from '@afterglow/shared-build';
import { packagedFiles } from './package/packaged-files.ts';
import { runCommand } from './run-command.ts';

const BYTES_PER_MB = 1_000_000;
/** The scripts of a package: nothing that needs a checkout. */
const SCRIPTS = ['serve', 'afterglow', 'afterglow-admin', 'icecast-config'];
/** Files that the installer needs, and no one after it. */
const OF_THE_INSTALLER = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** Parts of libraries that no process reads. */
const UNREAD = [
  '*.map',
  '*.d.ts',
  '*.d.mts',
  '*.d.cts',
  '*.md',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm-*.json',
];
/** The user who unpacks it owns it, and every user may run it, whatever the permissions here are. */
const FOR_EVERY_USER = ['--owner=0', '--group=0', '--mode=u+rw,go-w,a+rX'];

interface Manifest {
  readonly version: string;
  readonly packageManager: string;
  readonly scripts: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(path.join(WORKSPACE_ROOT, 'package.json'), 'utf8')) as Manifest;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).trim();
const name = `afterglow-${manifest.version}-${commit}`;
const dist = path.join(WORKSPACE_ROOT, 'dist');
const archive = path.join(dist, `${name}.tgz`);
const drafts = path.join(WORKSPACE_ROOT, '.cache/package');
const draft = path.join(drafts, name);

rmSync(drafts, { recursive: true, force: true });
for (const file of ['package.json', ...OF_THE_INSTALLER, ...packagedFiles()]) copy(file);
await install();
for (const { dir, manifest: release } of await buildAll())
  cpSync(dir, path.join(draft, 'releases', release.name), { recursive: true });
const built = consoleFolder();
if (built) copy(path.relative(WORKSPACE_ROOT, built));
for (const file of OF_THE_INSTALLER) rmSync(path.join(draft, file));
writeFileSync(path.join(draft, 'package.json'), `${JSON.stringify(packagedManifest(), undefined, 2)}\n`);

// A container is built from the one archive here.
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
const unread = UNREAD.map((pattern) => `--exclude=${pattern}`);
execFileSync('tar', ['-czf', archive, ...FOR_EVERY_USER, ...unread, '-C', drafts, name], { stdio: 'inherit' });
rmSync(drafts, { recursive: true });
process.stdout.write(`${archive} (${Math.round(statSync(archive).size / BYTES_PER_MB)} MB)\n`);

async function install(): Promise<void> {
  const options = ['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  const { ok, output } = await runCommand(['npx', '--yes', manifest.packageManager, 'install', ...options], {
    cwd: draft,
  });
  if (!ok) throw new Error(`Couldn't install packages.\n${output}`);
}

function copy(file: string): void {
  cpSync(path.join(WORKSPACE_ROOT, file), path.join(draft, file), { recursive: true });
}

/** The workspace's own, without what it is developed with. */
function packagedManifest() {
  const { version, scripts } = manifest;
  const kept = Object.entries(scripts).filter(([script]) => SCRIPTS.includes(script));
  return {
    name: 'afterglow',
    version: `${version}+${commit}`,
    private: true,
    type: 'module',
    scripts: Object.fromEntries(kept),
  };
}
