import type { VersionInfo } from '@afterglow/shared-contracts';
import type { Clock, Metrics } from '@afterglow/kit';
import type { ApiConfig } from './api-environment.ts';
import type { HostedServices } from './hosted/hosted-services.ts';
import type { Station } from './station.ts';

/** A step of the preparation: `database` opens and migrates, `catalogue` fills an empty one, `music` makes what is on the air. */
export type PrepareStep = 'database' | 'catalogue' | 'music';
/** The progress of a step: `done` of `total`, in the step's own units. */
export interface PrepareProgress {
  readonly step: PrepareStep;
  readonly done: number;
  readonly total: number;
}

/** What the service is built from; only its folder is required. */
export interface ApiOptions {
  /** The service's own folder: database, music, pictures, signing secret. Created when missing. */
  readonly folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The variables of `apiEnvironmentSchema`; everything has an embedded default. */
  readonly config?: ApiConfig;
  /** The public address, without a trailing slash; by default the server's own on localhost. */
  readonly publicUrl?: string | undefined;
  /** Which release of the client is live. */
  readonly readVersion?: () => Promise<VersionInfo>;
  /** The most listeners of all live streams; beyond it the service says that it is busy. */
  readonly maxListeners?: number;
  /** False to be ready before the music on the air is made; the first listener then waits for it. */
  readonly warmUp?: boolean;
  /** Threads that make music. */
  readonly musicThreads?: number;
  readonly clock?: Clock;
  /** Where modules register their metrics; by default no one reads them. */
  readonly metrics?: Metrics;
  /** Without one the catalog is empty, and there is no music, until something is imported. */
  readonly station?: Station;
  /** How far ahead the channels are planned, two weeks by default; short music makes so many broadcasts that tests plan less. */
  readonly daysPlanned?: number | undefined;
  /** Replacements for external companies; none by default. */
  readonly hosted?: HostedServices;
  readonly onProgress?: (progress: PrepareProgress) => void;
  /** Called with failures that no request waits for: background work and broken connections. */
  readonly onError?: (error: unknown) => void;
}
