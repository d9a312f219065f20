import { createSigner, type Database } from '@afterglow/kit';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from '../../access/authorize.ts';
import type { RegistryTables } from '../../db/tables.ts';
import type { FindPreview } from './preview.ts';
import { createPreviewGrants } from './preview-grant.ts';
import { createPreviewsRepository } from './previews.repository.ts';
import { previewsRoutes } from './previews.routes.ts';
import { createPreviewsService, type PreviewsOptions } from './previews.service.ts';
import { createRandomSecret } from '../tokens/index.ts';

export interface OpenPreviewsOptions extends Omit<PreviewsOptions, 'grants' | 'repository'> {
  readonly database: Database<RegistryTables>;
}

export interface Previews {
  readonly find: FindPreview;
  routes(origin: () => string, authorize: Authorize): (app: FastifyInstance) => Promise<void>;
}

export async function openPreviews({ database, ...options }: OpenPreviewsOptions): Promise<Previews> {
  const { nowMs } = options;
  const repository = createPreviewsRepository(database);
  const secret = await repository.sharedSecret(createRandomSecret(), new Date(nowMs()));
  const previews = createPreviewsService({
    grants: createPreviewGrants(createSigner(secret), nowMs),
    repository,
    ...options,
  });
  return { find: previews.find, routes: (origin, authorize) => previewsRoutes(previews, origin, authorize) };
}
