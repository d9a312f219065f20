export { pagePolicy } from './content-security-policy.ts';
export { frontDoorRoutes } from './front-door.routes.ts';
export { createFrontDoorService } from './front-door.service.ts';
export { type LivePage, type MatchedPage, matchPage } from './matched-page.ts';
export { isBusy } from './previews/catalog-error.ts';
export { createCatalogReader, type ReadApi } from './previews/catalog-reader.ts';
export { createPagePreviews } from './previews/page-previews.ts';
export { siteFilesRoutes } from './site-files/site-files.routes.ts';
export { createSiteFiles } from './site-files/site-files.service.ts';
