import type { Clock, Metrics, Signer, Authenticate } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { Authorize } from '#http/authorize.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { CatalogChanges } from '#http/response-cache/catalog-changes.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { ApiConfig } from './api-environment.ts';
import type { LimitAttempts } from './security/attempt-limiter.ts';
import type { SecretBox } from './security/secret-box.ts';

/** The parts that every module gets; a module names further parts in a context that extends this one. */
export interface ServiceContext {
  /** The scope below the prefix. */
  readonly app: FastifyInstance;
  readonly register: RegisterOperation;
  readonly authenticate: Authenticate;
  /** Admits requests that are not declared operations. */
  readonly authorize: Authorize;
  readonly clock: Clock;
  readonly database: ApiDatabase;
  readonly changes: CatalogChanges;
  readonly config: ApiConfig;
  readonly folder: string;
  /** The public URL; by default the server's own on localhost. */
  readonly publicUrl?: string | undefined;
  /** The origin of links in mails, playlists and redirects, without a trailing slash. Never taken from a request. */
  readonly origin: () => string;
  readonly limitAttempts: LimitAttempts;
  readonly signer: Signer;
  readonly secretBox: SecretBox;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}
