import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import * as z from 'zod/mini';

const LIMIT_MS = 60_000;

const probedSchema = z.object({
  format: z.object({
    format_name: z.string(),
    bit_rate: z.string(),
    tags: z.optional(z.record(z.string(), z.string())),
  }),
});

export function probe(url: string) {
  const entries = ['-show_entries', 'format=format_name,bit_rate:format_tags', '-of', 'json'];
  const output = execFileSync('ffprobe', ['-v', 'error', ...entries, url], { encoding: 'utf8', timeout: LIMIT_MS });
  return probedSchema.parse(JSON.parse(output)).format;
}

/** Plays three seconds of it, silently. */
export function playWithMpv(url: string): { readonly ok: boolean; readonly output: string } {
  const args = ['--no-config', '--no-video', '--ao=null', '--length=3', url];
  const { status, stdout, stderr } = spawnSync('mpv', args, { encoding: 'utf8', timeout: LIMIT_MS });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** An unprivileged user: VLC does not run as root. */
const NO_ONE = { uid: 65_534, gid: 65_534 };

/** Plays three seconds of it into nothing, and returns the decoded format. */
export function playWithVlc(url: string): { readonly ok: boolean; readonly output: string } {
  const args = ['-vv', '--no-color', '--no-video', '--aout=adummy', '--run-time=3', url, 'vlc://quit'];
  const user = process.getuid?.() === 0 ? NO_ONE : {};
  const env = { ...process.env, HOME: tmpdir() };
  const { status, stdout, stderr } = spawnSync('cvlc', args, { ...user, env, encoding: 'utf8', timeout: LIMIT_MS });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}
