import { runInProcess } from './run-in-process.ts';

await runInProcess();
