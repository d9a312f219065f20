import { once } from 'node:events';
import path from 'node:path';
import { ensureFolder } from '@afterglow/kit';
import pino from 'pino';
import { createStream, type RotatingFileStream } from 'rotating-file-stream';
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
  readonly nowMs?: () => number;
}

const FILE = 'site.log';
const FILE_SIZE = '10M';
const OLD_FILES = 3;
const OWNER_ONLY = 0o600;
/** A full disk may have space again. */
const RETRY_AFTER_MS = 10_000;

/**
 * Every request is logged to a file in the data folder, warnings and failures to the terminal as well. An operator who sets a level gets
 * JSON on the standard output instead, and no file. Throws a StartupError when the folder cannot be created.
 */
export async function openLog({ level, dataDir, say, nowMs = () => performance.now() }: LogOptions): Promise<SiteLog> {
  if (level !== undefined) return { level, close: () => Promise.resolve() };
  const folder = path.join(dataDir, 'logs');
  await ensureFolder(folder);
  const log = openLogFile(folder, say, nowMs);
  const stream = pino.multistream([
    { level: 'info', stream: log },
    { level: 'warn', stream: { write: (line: string) => say(formatLogLine(line)) } },
  ]);
  return { level: 'info', stream, file: path.join(folder, FILE), close: log.close };
}

/** Drops lines while the file cannot be written, and says when that begins and ends. */
function openLogFile(folder: string, say: (line: string) => void, nowMs: () => number) {
  let isBroken = false;
  let retryAtMs = 0;
  let file: RotatingFileStream | null = open();

  function open(): RotatingFileStream {
    const opened = createStream(FILE, { path: folder, size: FILE_SIZE, rotate: OLD_FILES, mode: OWNER_ONLY });
    opened.on('error', (error) => {
      if (opened === file) file = null;
      retryAtMs = nowMs() + RETRY_AFTER_MS;
      if (!isBroken) say(`! Can't write the log to ${path.join(folder, FILE)}: ${error.message}`);
      isBroken = true;
    });
    return opened;
  }

  return {
    write(line: string): void {
      if (nowMs() >= retryAtMs) file ??= open();
      file?.write(line, (error) => {
        if (error || !isBroken) return;
        isBroken = false;
        say(`The log is written to ${path.join(folder, FILE)} again.`);
      });
    },
    async close(): Promise<void> {
      if (!file) return;
      file.end();
      await once(file, 'close');
    },
  };
}
