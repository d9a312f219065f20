import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';

/** The programs that tests of `deploy/` and of upgrades run, by their packages: some tests are skipped without them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'nginx-light': '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'postgresql-client': '/usr/bin/pg_dump',
  prometheus: '/usr/bin/promtool',
};

/** The packages of programs that aren't installed. */
export function missingPackages(): readonly string[] {
  return Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
}

/** Installs them in CI. Elsewhere one line names them, and their tests count as skipped. */
export async function ensureDebianPackages(): Promise<void> {
  const missing = missingPackages();
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
