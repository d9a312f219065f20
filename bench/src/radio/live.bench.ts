import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { openDatabase } from '@afterglow/kit';
import { postgresPrograms, startPostgres } from '@afterglow/kit/testing';
import { sql } from 'kysely';
import type { Bench } from '../bench.ts';
import { CACHE_DIR } from '../paths.ts';
import { ICECAST_PORT, RADIO_PORT } from '../ports.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { MEASURE_MS, OPEN_FILES, RELAY_TOKEN } from './live-settings.ts';
import { liveSummary } from './live-summary.ts';
import { measureIcecastListeners, measureOwnListeners } from './measure-listeners.ts';
import { measureSockets, type Rename, type SocketsResult } from './measure-sockets.ts';
import { requireOpenFiles } from './process-usage.ts';
import { ensurePrograms } from './programs.ts';
import { startRadio } from './radio-service.ts';

const TARGETS = { processorTimesIcecast: 2, longestEventLoopDelayMs: 50 } as const;
/** The music is stored here, and shared by both services. */
const FOLDER = path.join(CACHE_DIR, 'radio');

export const live: Bench = {
  name: 'live',
  about: '5,000 listeners of one channel, here and on Icecast, and 10,000 now-playing sockets (8 min)',
  async run() {
    requireOpenFiles(OPEN_FILES);
    ensurePrograms(['icecast2']);
    const measurement = beginMeasurement('live');
    const listeners = await measureListeners();
    const sockets = await measureSocketsOnServer();
    measurement.finish({
      versions: { icecast: icecastVersion() },
      found: { targets: TARGETS, measureMs: MEASURE_MS, ...listeners, sockets },
      summary: liveSummary({ ...listeners, sockets }),
    });
  },
};

async function measureListeners() {
  log('Starting the service; where nothing is kept, its music is made first...');
  mkdirSync(FOLDER, { recursive: true });
  const radio = await startRadio({ folder: FOLDER, port: RADIO_PORT, relayToken: RELAY_TOKEN });
  try {
    return { own: await measureOwnListeners(radio), icecast: await measureIcecastListeners(radio, ICECAST_PORT) };
  } finally {
    await radio.stop();
  }
}

/** On a server, because an embedded database belongs to its service alone, so no other process could change it. */
async function measureSocketsOnServer(): Promise<SocketsResult> {
  const server = await startPostgres(postgresPrograms());
  const { databaseUrl } = server;
  const radio = await startRadio({ folder: FOLDER, port: RADIO_PORT, databaseUrl });
  const migrationsFolder = path.join(WORKSPACE_ROOT, 'services/api/migrations');
  const database = await openDatabase({ schema: 'api', folder: FOLDER, databaseUrl, migrationsFolder });
  const rename: Rename = async (mixId, title) => {
    await sql`update mixes set title = ${title} where id = ${mixId}`.execute(database.db);
  };
  try {
    return await measureSockets(radio, rename);
  } finally {
    await database.close();
    await radio.stop();
    await server.stop();
  }
}

function icecastVersion(): string {
  return execFileSync('icecast2', ['-v'], { encoding: 'utf8' })
    .trim()
    .replace(/^Icecast /, '');
}
