export { filesRoutes } from './files/files.routes.ts';
export { createFilesService } from './files/files.service.ts';
export { type LivePage, type MatchedPage, matchPage } from './matched-page.ts';
export type { ReadApi } from './previews/catalog-reader.ts';
export { registerFrontDoor } from './register-front-door.ts';
