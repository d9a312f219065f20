import {
  listeningQueueSchema,
  memberIdSchema,
  readStored,
  type ClockPort,
  type HostPorts,
  type MemberId,
  type QueueState,
  type StoragePort,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import type { Views } from '../layout/views.ts';
import { KEPT_PLACE_KEY } from './kept-place-key.ts';
import { scrollBack } from './scroll-back.ts';

/** Long enough for a slow start. Later, it is another visit. */
const FRESH_MS = 2 * 60_000;
const ADDRESS_LENGTH_MAX = 4000;

const amountSchema = z.number().check(z.nonnegative());
/** Another version of the shell reads it: fields are only added. */
const keptPlaceSchema = z.object({
  atMs: amountSchema,
  address: z.string().check(z.maxLength(ADDRESS_LENGTH_MAX)),
  scrollTop: amountSchema,
  panel: z.nullable(z.enum(['queue', 'tracklist'])),
  /** Other tabs have a queue and a place of their own, and the browser keeps those of one. */
  listening: z.nullable(z.object({ memberId: memberIdSchema, queue: listeningQueueSchema, positionMs: amountSchema })),
});
type KeptPlace = z.infer<typeof keptPlaceSchema>;

export interface PlaceOptions {
  readonly ports: Pick<HostPorts, 'player' | 'session'>;
  readonly views: Pick<Views, 'getState' | 'change'>;
  readonly perTab: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  readonly clock: Pick<ClockPort, 'now'>;
}

/** Follows the tab; call what it returns when the document goes. */
export function createPlaceKeeper({ ports: { player, session }, views, perTab, clock }: PlaceOptions): () => void {
  let queue: QueueState | null = null;
  player.queue$.subscribe((next) => (queue = next));

  function listening(): KeptPlace['listening'] {
    const { mix, positionMs } = player.getState();
    const memberId = memberOf(session);
    const kept = listeningQueueSchema.safeParse(queue);
    if (!mix || memberId === null || !kept.success) return null;
    const isCurrent = kept.data.mixes[kept.data.position] === mix.id;
    return isCurrent ? { memberId, queue: kept.data, positionMs } : null;
  }

  return () => {
    const place: KeptPlace = {
      atMs: clock.now(),
      address: location.href,
      scrollTop: window.scrollY,
      panel: views.getState().panel,
      listening: listening(),
    };
    perTab.set(KEPT_PLACE_KEY, JSON.stringify(place));
  };
}

/** Goes on where the document before was left, once: whatever was kept is gone afterwards. */
export function takeUpPlace({ ports, views, perTab, clock }: PlaceOptions): void {
  const kept = readStored(perTab, KEPT_PLACE_KEY, keptPlaceSchema);
  perTab.remove(KEPT_PLACE_KEY);
  const ageMs = kept && clock.now() - kept.atMs;
  if (!kept || ageMs === null || ageMs < 0 || ageMs > FRESH_MS) return;
  takeUpListening(ports, kept.listening);
  if (kept.address !== location.href) return;
  views.change({ panel: kept.panel });
  scrollBack(kept.scrollTop);
}

/** Paused; whoever has pressed play by now hears what they chose. */
function takeUpListening({ player, session }: PlaceOptions['ports'], left: KeptPlace['listening']): void {
  const { status } = player.getState();
  if (!left || left.memberId !== memberOf(session) || (status !== 'stopped' && status !== 'paused')) return;
  void player.restoreQueue({ queue: left.queue, positionMs: left.positionMs });
}

function memberOf(session: HostPorts['session']): MemberId | null {
  const state = session.getSession();
  return state.status === 'member' ? state.user.members_id.id : null;
}
