import { spawnSync } from 'node:child_process';

/** Programs for comparison and tests, by their Debian packages. */
const PACKAGES = {
  icecast2: ['icecast2'],
  ffprobe: ['ffmpeg'],
  mpv: ['mpv'],
  cvlc: ['vlc-bin', 'vlc-plugin-base'],
} as const;
export type Program = keyof typeof PACKAGES;

/** Ensures that the programs are installed, by the system's package manager where that works; else throws with instructions. */
export function ensurePrograms(programs: readonly Program[]): void {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => PACKAGES[program]);
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  }
  if (!missing.every(isThere)) throw new Error(`Install ${packages.join(', ')} and run it again.`);
}

function isThere(program: Program): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
