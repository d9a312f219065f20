import type { Database } from '@afterglow/kit';
import type { RegistryTables } from '../../db/tables.ts';
import {
  DEFAULT_HEALTH_POLICY,
  type HealthPolicy,
  createHealthRepository,
  createHealthService,
  type HealthService,
  createLiveVersions,
  createLiveVersionsRepository,
} from '../health/index.ts';
import type { LiveSetsService } from '../live-sets/index.ts';
import type { ReleasesService } from '../releases/index.ts';
import { createReportsRepository } from './reports.repository.ts';
import { createReportsService, type ReportsService } from './reports.service.ts';

/** Other instances receive a change immediately, and record whom they served it in their next round. */
const OTHERS_NOTE_WITHIN_MS = 2000;

export interface ReportsOptions {
  readonly database: Database<RegistryTables>;
  readonly liveSets: LiveSetsService;
  readonly releases: ReleasesService;
  readonly policy: Partial<HealthPolicy> | undefined;
  readonly nowMs: () => number;
}

/** Counts reports, and judges fresh versions by those of subnets that were served them. */
export function openReports({ database, liveSets, releases, policy, nowMs }: ReportsOptions): {
  readonly reports: ReportsService;
  readonly health: HealthService;
} {
  const fullPolicy = { ...DEFAULT_HEALTH_POLICY, ...policy };
  const health = createHealthService({
    repository: createHealthRepository(database.db),
    liveVersions: createLiveVersions({
      repository: createLiveVersionsRepository(database.db),
      current: () => liveSets.hub.current('production').liveSet,
      windowMs: fullPolicy.windowMs,
      nowMs,
    }),
    policy: fullPolicy,
    othersNoteWithinMs: database.isEmbedded ? 0 : OTHERS_NOTE_WITHIN_MS,
    lastChange: (remote) => liveSets.lastChange('production', remote),
    lastChanges: (since) => liveSets.lastChanges('production', since),
    subscribe: (listener) => liveSets.hub.subscribe('production', listener),
    rollBack: (command) => liveSets.rollback({ ...command, to: undefined, basedOn: undefined }),
    rollBackMisfits: liveSets.rollBackMisfits,
    endCanary: (command) => liveSets.endCanary({ ...command, basedOn: undefined }),
    nowMs,
  });
  const reports = createReportsService({
    repository: createReportsRepository(database.db),
    findManifest: releases.findManifest,
    listNames: releases.names,
    onReport: health.note,
    nowMs,
  });
  return { reports, health };
}
