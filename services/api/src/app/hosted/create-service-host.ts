import { type Clock, type HostDatabase, localOrigin, type ServiceHost } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { ApiDatabase } from '#db/api-tables.ts';
import { loadSecret } from '../security/load-secret.ts';

export interface ServiceHostOptions {
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly database: ApiDatabase;
  readonly origin: () => string;
  readonly onError: (error: unknown) => void;
}

export function createServiceHost({ database, ...options }: ServiceHostOptions): ServiceHost {
  return {
    ...options,
    database: withoutTables(database),
    loadSecret: (name, make) => loadSecret(database.db, name, make),
    localOrigin: () => localOrigin(options.app),
  };
}

function withoutTables({ db, transaction }: ApiDatabase): HostDatabase {
  return {
    db: db.$pickTables<never>(),
    transaction: (work) => transaction((executor) => work(executor.$pickTables<never>())),
  };
}
