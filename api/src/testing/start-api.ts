import { rm } from 'node:fs/promises';
import { createHttpApp, listen } from '@afterglow/shared-service';
import type { ApiOptions } from '../api-options.ts';
import { prepareApi } from '../prepare-api.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { SHORT_LIBRARY } from './short-library.ts';
import { copySownFolder } from './sown-folder.ts';

/** On a busy machine a start takes seconds. */
jest.setTimeout(60_000);

/** Noon of the day on which every test catalogue is sown. */
const TEST_NOW_MS = Date.parse('2026-11-21T12:00:00Z');

export type RunningApi = ApiClient & { readonly clock: ManualClock; readonly folder: string; stop(): Promise<void> };

/** A whole service on a port of its own, with an own database, a clock that stands still, and very short music. */
export async function startApi(options: Partial<ApiOptions> = {}): Promise<RunningApi> {
  const folder = options.folder ?? (await makeSownFolder());
  const clock = createManualClock(TEST_NOW_MS);
  const api = await prepareApi({ ...testOptions(folder, clock), ...options });
  const app = createHttpApp({ logLevel: 'silent' });
  await app.register(api.plugin);
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    ...createApiClient(`http://127.0.0.1:${port}`),
    clock,
    folder,
    async stop() {
      await app.close();
      await api.close();
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function testOptions(folder: string, clock: ManualClock): ApiOptions {
  return { folder, clock, library: SHORT_LIBRARY, secret: 'a secret of the tests', warmUp: false };
}

/** A new folder in which the catalogue is sown already. */
export function makeSownFolder(): Promise<string> {
  return copySownFolder(sow);
}

async function sow(folder: string): Promise<void> {
  const api = await prepareApi(testOptions(folder, createManualClock(TEST_NOW_MS)));
  await api.close();
}
