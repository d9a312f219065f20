import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder, workspaceRoot } from '../paths.ts';

/** A developer's terminal with `npm run dev` in the folder of an area. */
export interface DevCommand {
  readonly url: string;
  /** Replaces one text of a source file; throws unless it exists. */
  edit(file: string, before: string, after: string): Promise<void>;
  output(): string;
  stop(): Promise<void>;
}

/** Starts the command in a copy of an area's folder, whose sources a journey may change. */
export async function startDev(area: string, siteUrl: string, port: number): Promise<DevCommand> {
  const parent = path.join(scratchFolder, 'dev');
  const folder = path.join(parent, area);
  rmSync(parent, { recursive: true, force: true });
  cpSync(path.join(workspaceRoot, area), folder, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|\.types|\.cache|reports)$/.test(source),
  });
  symlinkSync(path.join(workspaceRoot, 'scripts'), path.join(parent, 'scripts'));
  const child = spawn('npm', ['run', 'dev', '--', '--site', siteUrl, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm does not pass a signal on to all its descendants.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  while (!text.includes('is in your tabs')) {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}:\n${text}`);
    await Promise.race([once(child, 'exit'), once(child.stdout, 'data')]);
  }
  return {
    url: `http://localhost:${port}`,
    async edit(file, before, after) {
      const source = await readFile(path.join(folder, file), 'utf8');
      if (!source.includes(before)) throw new Error(`${file} does not contain ${before}.`);
      await writeFile(path.join(folder, file), source.replace(before, after));
    },
    output: () => text,
    async stop() {
      const closed = once(child, 'close');
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}
