import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';

/** The programs that tests of `deploy/` and of upgrades run, by their packages: some tests are skipped without them. */
const PROGRAMS = {
  'nginx-light': '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'postgresql-client': '/usr/bin/pg_dump',
  prometheus: '/usr/bin/promtool',
} as const;

type Package = keyof typeof PROGRAMS;

export function isInstalled(name: Package): boolean {
  return existsSync(PROGRAMS[name]);
}

/** Installs them in CI. Elsewhere one line names them, and their tests count as skipped. */
export async function ensureDebianPackages(): Promise<void> {
  const missing = Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  if (missing.length === 0) return;
  if (process.env['CI'] === undefined) {
    process.stdout.write(
      `Tests of deploy/ and of upgrades need ${missing.join(', ')}: apt-get install ${missing.join(' ')}\n`,
    );
    return;
  }
  await runCommand(['apt-get', 'update']);
  // Without the daemons that Debian starts after an installation.
  await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', ...missing], { env: { RUNLEVEL: '1' } });
}
