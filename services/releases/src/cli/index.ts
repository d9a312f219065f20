export type { BuildArea, BuiltArea, ProgramIo } from './command-context.ts';
export { run } from './run.ts';
