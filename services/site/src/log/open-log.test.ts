import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpApp } from '@afterglow/kit';
import { until } from '@afterglow/kit/testing';
import pino from 'pino';
import { openLog } from './open-log.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'afterglow-log-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function logged(level: string | undefined) {
  const said: string[] = [];
  const log = await openLog({ level, dataDir, say: (line) => said.push(line) });
  const app = createHttpApp({ logLevel: log.level, logStream: log.stream });
  app.get('/fine', () => 'fine');
  app.get('/broken', () => {
    throw new Error('out of order');
  });
  return { said, log, app };
}

test('requests go to an owner-only file of the data folder, and failures to the terminal too', async () => {
  const { said, log, app } = await logged(undefined);
  await app.inject('/fine');
  await app.inject('/broken');
  await app.close();
  await log.close();
  const file = path.join(dataDir, 'logs/site.log');
  expect(log.file).toBe(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const urls = lines.map((line) => (JSON.parse(line) as { url?: string }).url);
  expect(urls).toContain('/fine');
  expect(urls).toContain('/broken');
  expect(said.length).toBeGreaterThan(0);
  expect(said.join('\n')).toContain('out of order');
  expect(said.join('\n')).not.toContain('/fine');
});

test('an operator who sets a level gets no file', async () => {
  const log = await openLog({ level: 'info', dataDir, say: () => undefined });
  expect(log).toMatchObject({ level: 'info' });
  expect(log.file).toBeUndefined();
  expect(log.stream).toBeUndefined();
  await log.close();
});

test('a log that cannot be written is reported once, and written again once that is possible', async () => {
  const file = path.join(dataDir, 'logs/site.log');
  await mkdir(file, { recursive: true });
  const said: string[] = [];
  let nowMs = 0;
  const log = await openLog({ level: undefined, dataDir, say: (line) => said.push(line), nowMs: () => nowMs });
  const logger = pino({}, log.stream);
  const write = (message: string) => logger.info(message);
  const untilSaid = (count: number) =>
    until(
      () => Promise.resolve(said.length),
      (lines) => lines === count,
    );
  await untilSaid(1);
  write('lost');
  expect(said).toEqual([expect.stringContaining("Can't write the log")]);

  await rm(file, { recursive: true });
  nowMs += 9000;
  write('too early');
  nowMs += 1000;
  write('kept');
  await untilSaid(2);
  write('kept too');
  await log.close();
  expect(said.slice(1)).toEqual([expect.stringMatching(/^The log is written to .* again\.$/)]);
  const messages = (await readFile(file, 'utf8')).trim().split('\n');
  expect(messages.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['kept', 'kept too']);
});
