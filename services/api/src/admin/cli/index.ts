export type { RegistryBackups, RegistryFacts, TriedRegistry } from './registry-backups.ts';
export { runInProcess } from './run-in-process.ts';
export { run } from './run.ts';
