export { createPreviewGrants } from './preview-grant.ts';
export { createPreviewsRepository } from './previews.repository.ts';
export { previewsRoutes } from './previews.routes.ts';
export { createPreviewsService } from './previews.service.ts';
