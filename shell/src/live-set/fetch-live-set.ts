import { liveSetPath, liveSetSchema, type Environment, type LiveSet } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { assertOk } from '../lib/shell-error.ts';

const LIMIT_MS = 10_000;

export async function fetchLiveSet(
  environment: Environment,
  signal: AbortSignal,
  credentials: RequestCredentials = 'same-origin',
): Promise<LiveSet> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const response = await fetch(liveSetPath(environment), { cache: 'no-store', credentials, signal: limited });
  return z.parse(liveSetSchema, await assertOk(response, 'The live set').json());
}
