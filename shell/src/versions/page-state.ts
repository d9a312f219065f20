import {
  listeningQueueSchema,
  memberIdSchema,
  readStored,
  type ClockPort,
  type HostPorts,
  memberIdOf,
  type QueueState,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { Views } from '../layout/views.ts';
import { PAGE_STATE_KEY } from './page-state-key.ts';
import { restoreScroll } from './restore-scroll.ts';

/** Long enough for a slow start. Later, it is another visit. */
const FRESH_MS = 2 * MINUTE_MS;
const ADDRESS_LENGTH_MAX = 4000;

const amountSchema = z.number().check(z.nonnegative());
/** Another version of the shell reads it: fields are only added. */
const savedPageStateSchema = z.object({
  atMs: amountSchema,
  address: z.string().check(z.maxLength(ADDRESS_LENGTH_MAX)),
  scrollTop: amountSchema,
  panel: z.nullable(z.enum(['queue', 'tracklist'])),
  /** Other tabs have their own queue and position, and the browser stores only those of one. */
  listening: z.nullable(z.object({ memberId: memberIdSchema, queue: listeningQueueSchema, positionMs: amountSchema })),
});
type SavedPageState = z.infer<typeof savedPageStateSchema>;

export interface PageStateOptions {
  readonly ports: Pick<HostPorts, 'player' | 'session'>;
  readonly views: Pick<Views, 'getState' | 'change'>;
  readonly perTab: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  readonly clock: Pick<ClockPort, 'now'>;
}

/** Follows the tab; call the returned function when the document unloads. */
export function createPageStateSaver({
  ports: { player, session },
  views,
  perTab,
  clock,
}: PageStateOptions): () => void {
  let queue: QueueState | null = null;
  player.queue$.subscribe((next) => (queue = next));

  function listening(): SavedPageState['listening'] {
    const { mix, positionMs } = player.getState();
    const memberId = memberIdOf(session.getSession());
    const stored = listeningQueueSchema.safeParse(queue);
    if (!mix || memberId === null || !stored.success) return null;
    const isCurrent = stored.data.mixes[stored.data.position] === mix.id;
    return isCurrent ? { memberId, queue: stored.data, positionMs } : null;
  }

  return () => {
    const place: SavedPageState = {
      atMs: clock.now(),
      address: location.href,
      scrollTop: window.scrollY,
      panel: views.getState().panel,
      listening: listening(),
    };
    perTab.set(PAGE_STATE_KEY, JSON.stringify(place));
  };
}

/** Restores the state of the previous document, once: it is removed afterwards. */
export function restorePageState({ ports, views, perTab, clock }: PageStateOptions): void {
  const stored = readStored(perTab, PAGE_STATE_KEY, savedPageStateSchema);
  perTab.remove(PAGE_STATE_KEY);
  const ageMs = stored && clock.now() - stored.atMs;
  if (!stored || ageMs === null || ageMs < 0 || ageMs > FRESH_MS) return;
  restorePlayback(ports, stored.listening);
  if (stored.address !== location.href) return;
  views.change({ panel: stored.panel });
  restoreScroll(stored.scrollTop);
}

/** Paused; a listener who has pressed play by now hears their choice. */
function restorePlayback({ player, session }: PageStateOptions['ports'], left: SavedPageState['listening']): void {
  const { status } = player.getState();
  if (!left || left.memberId !== memberIdOf(session.getSession()) || (status !== 'stopped' && status !== 'paused'))
    return;
  void player.restoreQueue({ queue: left.queue, positionMs: left.positionMs });
}
