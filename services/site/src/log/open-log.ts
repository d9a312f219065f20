import { once } from 'node:events';
import path from 'node:path';
import { ensureFolder } from '@afterglow/kit';
import pino from 'pino';
import { createStream } from 'rotating-file-stream';
import { formatLogLine } from './format-log-line.ts';

/** The destination of the site's log. */
export interface SiteLog {
  readonly level: string;
  /** Undefined for JSON on the standard output. */
  readonly stream?: { write(line: string): void };
  /** The path of the log file, if any. */
  readonly file?: string;
  close(): Promise<void>;
}

interface LogOptions {
  /** The operator's setting, if any. */
  readonly level: string | undefined;
  readonly dataDir: string;
  readonly say: (line: string) => void;
}

const FILE = 'site.log';
const FILE_SIZE = '10M';
const OLD_FILES = 3;
const OWNER_ONLY = 0o600;

/**
 * Every request is logged to a file in the data folder, warnings and failures to the terminal as well. An operator who sets a level gets
 * JSON on the standard output instead, and no file. Throws a StartupError when the folder cannot be created.
 */
export async function openLog({ level, dataDir, say }: LogOptions): Promise<SiteLog> {
  if (level !== undefined) return { level, close: () => Promise.resolve() };
  const folder = path.join(dataDir, 'logs');
  await ensureFolder(folder);
  const file = createStream(FILE, { path: folder, size: FILE_SIZE, rotate: OLD_FILES, mode: OWNER_ONLY });
  let isBroken = false;
  file.on('error', (error) => {
    if (!isBroken) say(`! Can't write the log to ${path.join(folder, FILE)}: ${error.message}`);
    isBroken = true;
  });
  const stream = pino.multistream([
    { level: 'info', stream: { write: (line: string) => void (isBroken || file.write(line)) } },
    { level: 'warn', stream: { write: (line: string) => say(formatLogLine(line)) } },
  ]);
  return {
    level: 'info',
    stream,
    file: path.join(folder, FILE),
    async close() {
      if (isBroken) return;
      file.end();
      await once(file, 'close');
    },
  };
}
