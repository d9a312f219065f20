import { isTombstone } from '@afterglow/shared-contracts/registry';
import type { Database, OpenStreams } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from './access/authorize.ts';
import type { Caller } from './access/caller.ts';
import type { RegistryTables } from './db/tables.ts';
import { createConsoleFiles } from './modules/console/console-files.ts';
import { consoleRoutes } from './modules/console/console.routes.ts';
import type { EventStreams } from './modules/live-sets/event-streams.ts';
import type { ReadLatest } from './modules/read-assignments.ts';
import type { LiveSetsService } from './modules/live-sets/live-sets.service.ts';
import { createOverviewRepository } from './modules/overview/overview.repository.ts';
import { overviewRoutes } from './modules/overview/overview.routes.ts';
import { createOverviewService } from './modules/overview/overview.service.ts';
import { createSessionsRepository } from './modules/tokens/sessions.repository.ts';
import { sessionsRoutes } from './modules/tokens/sessions.routes.ts';
import { createSessionsService } from './modules/tokens/sessions.service.ts';
import { createTokensRepository } from './modules/tokens/tokens.repository.ts';

export interface ConsoleOptions {
  readonly database: Database<RegistryTables>;
  readonly readLatest: ReadLatest;
  readonly liveSets: Pick<LiveSetsService, 'hub'>;
  readonly streams: EventStreams;
  /** Where it was built. */
  readonly folder: string | undefined;
  readonly nowMs: () => number;
}

/** The release manager's console: its page, who is signed in, and what it shows live. */
export interface Console {
  /** Whom a session stands for. */
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
