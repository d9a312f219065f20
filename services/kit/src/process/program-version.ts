import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The version of this program, with the commit that a package names or its repository is at: `1.0.0+1a2b3c4`. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own file
  if (version.includes('+')) return version;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}+${commit.toString().trim()}`;
  } catch {
    return version;
  }
}
