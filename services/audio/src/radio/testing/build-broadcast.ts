import { episodeIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import type { Broadcast } from '../channel-schedule.ts';

/** A broadcast of one hour from 1970 on by default. */
export function buildBroadcast(parts: Partial<Broadcast> = {}): Broadcast {
  return {
    episodeId: episodeIdSchema.parse(1),
    mixId: mixIdSchema.parse(1),
    streamTitle: 'Ana - Dusk',
    isPremiere: false,
    startsAtMs: 0,
    endsAtMs: 3_600_000,
    trackIds: ['track'],
    ...parts,
  };
}
