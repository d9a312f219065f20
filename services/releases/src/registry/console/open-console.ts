import { isTombstone } from '@afterglow/shared-registry-contracts';
import type { Database, OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import type { Caller } from '../../access/caller.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { createConsoleFiles } from './console-files.ts';
import { consoleRoutes } from './console.routes.ts';
import type { EventStreams, LiveSetsService } from '../live-sets/index.ts';
import type { ReadLatest } from '../revisions/index.ts';
import { createOverviewRepository } from './overview.repository.ts';
import { overviewRoutes } from './overview.routes.ts';
import { createOverviewService } from './overview.service.ts';
import {
  createSessionsRepository,
  sessionsRoutes,
  createSessionsService,
  createTokensRepository,
} from '../tokens/index.ts';

export interface ConsoleOptions {
  readonly database: Database<RegistryTables>;
  readonly readLatest: ReadLatest;
  readonly liveSets: Pick<LiveSetsService, 'hub'>;
  readonly streams: EventStreams;
  readonly folder: string | undefined;
  readonly nowMs: () => number;
}

/** The release manager's console: its page, sessions, and live overview. */
export interface Console {
  identify(secret: string): Promise<Caller | undefined>;
  routes(openStreams: OpenStreams, authorize: Authorize): (app: FastifyInstance) => Promise<void>;
}

export function openConsole({ database, readLatest, liveSets, streams, folder, nowMs }: ConsoleOptions): Console {
  const sessions = createSessionsService({
    repository: createSessionsRepository(database.db),
    findToken: createTokensRepository(database.db).findValid,
    nowMs,
  });
  const overview = createOverviewService({
    repository: createOverviewRepository(database.db, readLatest),
    subscribe: (environment, listener) => liveSets.hub.subscribe(environment, listener),
    isTombstone,
  });
  const files = createConsoleFiles(folder);
  return {
    identify: sessions.identify,
    routes: (openStreams, authorize) => async (app) => {
      consoleRoutes(files)(app);
      overviewRoutes({ overview, enterStream: streams.enter, openStreams }, authorize)(app);
      await app.register(sessionsRoutes(sessions, nowMs, authorize));
    },
  };
}
