import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

jest.setTimeout(120_000);

test('a site whose starting process was killed stops', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'afterglow-site-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The site has no output.');
  let output = '';
  stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Without its channel a process never emits `close`.
  const ended = Promise.all([once(child, 'exit'), once(stdout, 'close')]);
  await once(stdout, 'data');
  // As the system does when the other process ends, for whatever reason.
  child.disconnect();
  await ended;
  expect(output).toContain('Stopped before the site was ready.');
  await rm(folder, { recursive: true, force: true });
});
