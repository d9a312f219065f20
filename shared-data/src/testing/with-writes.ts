import type { DataPort, SessionPort } from '@afterglow/shared-contracts';
import { environmentOf } from '../cache/data-environment.ts';
import { writeThrough } from '../cache/write-through.ts';

/** A data port as the data layer creates one: writes are in the cache and the session before the call resolves. */
export function withWrites<Port extends DataPort>(port: Port, session: SessionPort): Port {
  const data: Port = writeThrough(port, () => ({ ...environmentOf(data), session }));
  return data;
}
