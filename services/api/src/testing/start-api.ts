import { resolve } from 'node:path';
import { createHttpApp, listen } from '@afterglow/kit';
import {
  copySeededEnvironment,
  createManualClock,
  dropTemplates,
  type ManualClock,
  type TestEnvironment,
  type TestPlace,
} from '@afterglow/kit/testing';
import type { ApiOptions } from '#app/api-options.ts';
import type { StoredMails } from '#mail/stored-mails.ts';
import { prepareApi } from '#app/prepare-api.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { recordOutbox } from './record-outbox.ts';
import { useFastPasswordHashes } from './fast-password-hashes.ts';
import { changeEnvironment } from './change-environment.ts';
import { SHORT_MUSIC } from './short-music.ts';

export const SIGNING_SECRET = 'a secret of the tests';

/** Noon of the day on which every test catalog is seeded. */
export const TEST_NOW_MS = Date.parse('2026-11-21T12:00:00Z');

/** A running service, with the parts that a test controls and reads; `stop` deletes everything it has created. */
export type RunningApi = ApiClient & {
  readonly clock: ManualClock;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly mails: StoredMails;
  stop(): Promise<void>;
};

/**
 * A whole service with its own port and database, a manual clock, and very short music. The database is embedded or, in the run on
 * PostgreSQL, on the run's server.
 */
export async function startApi(options: Partial<ApiOptions> = {}): Promise<RunningApi> {
  const place = await placeOf(options);
  const clock = createManualClock(TEST_NOW_MS);
  const outbox = recordOutbox(options.hosted?.outbox);
  const api = await prepareApi({ ...testOptions(place, clock), ...options, hosted: { ...options.hosted, outbox } });
  const app = createHttpApp({ logLevel: 'silent' });
  await app.register(api.plugin);
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    ...createApiClient(`http://127.0.0.1:${port}`),
    clock,
    folder: place.folder,
    databaseUrl: place.databaseUrl,
    mails: outbox.mails,
    async stop() {
      await app.close();
      await api.close();
      await place.remove();
    },
  };
}

/** A new environment with a seeded catalog; the caller removes it. */
export function createSeededEnvironment(): Promise<TestEnvironment> {
  return copySeededEnvironment({
    packageDir: resolve(import.meta.dirname, '../..'),
    inputs: [
      'migrations',
      'src',
      'package.json',
      '../audio/src',
      '../billing/src',
      '../kit/src',
      '../kit/package.json',
    ],
    template: 'seeded_api',
    seed,
  });
}

async function placeOf({ folder, databaseUrl }: Partial<ApiOptions>): Promise<TestEnvironment> {
  if (folder === undefined) return createSeededEnvironment();
  return { folder, databaseUrl, remove: () => Promise.resolve() };
}

/** The options of every service under test. */
export function testOptions(
  { folder, databaseUrl }: TestPlace,
  clock: ManualClock = createManualClock(TEST_NOW_MS),
): ApiOptions {
  return {
    folder,
    databaseUrl,
    clock,
    ...SHORT_MUSIC,
    config: { SIGNING_SECRET, CAPTCHA_TRIES: 1 },
  };
}

/** Fills an empty environment with the catalog, and with demo members whose password is quick to check. */
async function seed(place: TestPlace): Promise<void> {
  const api = await prepareApi(testOptions(place));
  await api.close();
  await changeEnvironment(place, async (db) => {
    await useFastPasswordHashes(db);
    if (place.databaseUrl === undefined) await dropTemplates(db);
  });
}
