export { createConsoleFiles } from './console-files.ts';
export { consoleRoutes } from './console.routes.ts';
