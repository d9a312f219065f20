import { createSigner, type Database } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from './access/authorize.ts';
import type { RegistryTables } from './db/tables.ts';
import type { LiveSetsService } from './modules/live-sets/index.ts';
import type { FindPreview } from './modules/preview.ts';
import {
  createPreviewGrants,
  createPreviewsRepository,
  previewsRoutes,
  createPreviewsService,
} from './modules/previews/index.ts';
import type { ReleasesService } from './modules/releases/index.ts';
import { createRandomSecret } from './modules/tokens/index.ts';

export interface PreviewsOptions {
  readonly database: Database<RegistryTables>;
  readonly liveSets: LiveSetsService;
  readonly releases: ReleasesService;
  readonly nowMs: () => number;
}

export interface Previews {
  readonly find: FindPreview;
  routes(origin: () => string, authorize: Authorize): (app: FastifyInstance) => Promise<void>;
}

export async function openPreviews({ database, liveSets, releases, nowMs }: PreviewsOptions): Promise<Previews> {
  const repository = createPreviewsRepository(database);
  const secret = await repository.sharedSecret(createRandomSecret(), new Date(nowMs()));
  const previews = createPreviewsService({
    grants: createPreviewGrants(createSigner(secret), nowMs),
    repository,
    nowMs,
    requirePreviewable: liveSets.requirePreviewable,
    findPreviewed: liveSets.findPreviewed,
    findManifest: releases.findManifest,
  });
  return { find: previews.find, routes: (origin, authorize) => previewsRoutes(previews, origin, authorize) };
}
