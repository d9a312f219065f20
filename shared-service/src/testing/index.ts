export { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
export { temporaryFolder } from './temporary-folder.ts';
