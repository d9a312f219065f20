import type { VersionInfo } from '@afterglow/shared-contracts';
import type { Clock, Metrics } from '@afterglow/kit';
import type { ApiConfig } from './api-environment.ts';
import type { HostedServices } from './hosted/hosted-services.ts';
import type { Station } from './station.ts';

/** A step of the preparation: `database` opens and migrates, `catalog` fills an empty one, `music` renders the mixes on air. */
export type PrepareStep = 'database' | 'catalog' | 'music';
/** The progress of a step: `done` of `total`, in the step's own units. */
export interface PrepareProgress {
  readonly step: PrepareStep;
  readonly done: number;
  readonly total: number;
}

/** The options of the service; only its folder is required. */
export interface ApiOptions {
  /** The service's own folder: database, music, images, signing secret. Created when missing. */
  readonly folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Where the database is backed up before migrations; without it, it isn't. */
  readonly backupFolder?: string | undefined;
  /** The variables of `apiEnvironmentSchema`; everything has an embedded default. */
  readonly config?: ApiConfig;
  /** The public URL, without a trailing slash; by default the server's own on localhost. */
  readonly publicUrl?: string | undefined;
  readonly readVersion?: () => Promise<VersionInfo>;
  /** The maximum listeners of all live streams; beyond it the service responds that it is busy. */
  readonly maxListeners?: number;
  /** False to be ready before the music on air is rendered; the first listener then waits for it. */
  readonly warmUp?: boolean;
  readonly musicThreads?: number;
  readonly clock?: Clock;
  /** The registry for the modules' metrics; by default no one reads them. */
  readonly metrics?: Metrics;
  /** Without one the catalog is empty, and there is no music, until something is imported. */
  readonly station?: Station;
  /** How far ahead the channels are planned, two weeks by default; tests with short music plan less. */
  readonly daysPlanned?: number | undefined;
  /** Replacements for external companies; none by default. */
  readonly hosted?: HostedServices;
  readonly onProgress?: (progress: PrepareProgress) => void;
  /** Called with failures that no request waits for: background work and broken connections. */
  readonly onError?: (error: unknown) => void;
}
