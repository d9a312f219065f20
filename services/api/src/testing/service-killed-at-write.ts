import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely';
import * as z from 'zod/mini';
import { runService } from '#app/run-service.ts';
import { SHORT_MUSIC } from './short-music.ts';

/**
 * The service as a separate process that, after the signal SIGUSR2 and its confirmation, dies right before its write number KILLED_AT_WRITE
 * to the database, as by `kill -9`.
 */
const killedAt = z.parse(z.pipe(z.string(), z.transform(Number)), process.env['KILLED_AT_WRITE']);
const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);
const { executeQuery } = DefaultQueryExecutor.prototype;
// Rows of any type are passed through.
const execute: (...query: Parameters<typeof executeQuery>) => Promise<QueryResult<never>> = executeQuery;
type Rest = Parameters<typeof executeQuery> extends [unknown, ...infer Others] ? Others : never;
let isArmed = false;
let writes = 0;

DefaultQueryExecutor.prototype.executeQuery = function executeOrDie(
  this: DefaultQueryExecutor,
  compiled: CompiledQuery,
  ...rest: Rest
): Promise<QueryResult<never>> {
  if (isArmed && WRITES.has(compiled.query.kind)) {
    writes += 1;
    if (writes === killedAt) process.kill(process.pid, 'SIGKILL');
  }
  return execute.call(this, compiled, ...rest);
};

process.on('SIGUSR2', () => {
  isArmed = true;
  process.stdout.write(`${JSON.stringify({ msg: 'armed' })}\n`);
});
await runService(process.env, SHORT_MUSIC);
