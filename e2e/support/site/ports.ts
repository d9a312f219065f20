import { createHash } from 'node:crypto';
import { workspaceRoot } from '../paths.ts';

/** Below the range of ports that systems assign. */
const LOWEST = 20_000;
const PORTS_PER_CLONE = 100;
const CLONES = 100;

/** The first port of this clone, so that the journeys of two clones can run at the same time. */
export const PORTS_FROM =
  LOWEST + PORTS_PER_CLONE * (createHash('sha256').update(workspaceRoot).digest().readUInt16BE() % CLONES);
