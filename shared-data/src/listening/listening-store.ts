import {
  memberIdOf,
  FINISHED_BEFORE_END_MS,
  type ClockPort,
  type Listening,
  type MemberId,
  type MixId,
  type MixPosition,
  type SessionPort,
  type StoragePort,
} from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { CacheEnvironment } from '../cache/cache-environment.ts';
import { deviceOf } from './device.ts';
import { createListeningRequests } from './listening-requests.ts';
import { createListeningSaver, type ListeningSaver } from './listening-saver.ts';
import { NO_LISTENING, withNewest, type Listened, type ListeningState } from './listening-state.ts';
import { storedQueue, readListening, withPosition, writeListening } from './stored-listening.ts';

/** Other devices are checked at most this often. */
const ASK_AGAIN_AFTER_MS = MINUTE_MS;

/** A member's listening, on this device and on others; a visitor's listening is not stored. */
export interface ListeningStore {
  readonly state$: Observable<ListeningState>;
  getState(): ListeningState;
  /**
   * Stores it in this browser immediately and sends it to the service within five seconds. The offer from another
   * device ends.
   */
  note(listened: Listened): void;
  /** Sends unsaved data immediately; also while the page unloads. */
  flush(): void;
  /** Fetches the listening on other devices, at most once a minute. Never rejects. */
  load(): Promise<void>;
  /** Where to resume the mix that was played last in this browser, in milliseconds; 0 for any other. */
  leftAtMs(mixId: MixId): number;
  /** The listener declines the offer; this browser shows it again only for newer listening. */
  dismiss(): void;
  dispose(): void;
}

export interface ListeningOptions extends CacheEnvironment {
  readonly session: SessionPort;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
}

export function createListeningStore(options: ListeningOptions): ListeningStore {
  const { session, clock, storage } = options;
  const state$ = new BehaviorSubject<ListeningState>(NO_LISTENING);
  const memberId = () => memberIdOf(session.getSession());
  const device = () => deviceOf(storage, navigator.userAgent);
  const saver = createListeningSaver({ ...options, device, memberId });
  const asker = createAsker({ ...options, saver, state$, deviceId: () => device().id });
  const following = session.session$.pipe(map(memberIdOf), distinctUntilChanged()).subscribe(() => {
    saver.stop();
    asker.forget();
    state$.next(NO_LISTENING);
  });
  return {
    state$,
    getState: () => state$.value,
    note(listened) {
      const member = memberId();
      if (member === null) return;
      const position = savePosition(storage, member, listened, new Date(clock.now()));
      asker.remember(position);
      state$.next({ offer: null, positions: withNewest(state$.value.positions, [position]) });
      saver.saveSoon();
    },
    flush: () => void saver.save(),
    load: asker.load,
    leftAtMs(mixId) {
      const member = memberId();
      const heard = member === null ? null : readListening(storage, member).heard;
      return heard?.queue.mixes[heard.queue.position] === mixId ? heard.positionMs : 0;
    },
    dismiss() {
      const member = memberId();
      const { offer } = state$.value;
      if (member === null || !offer) return;
      writeListening(storage, { ...readListening(storage, member), dismissedAt: offer.updatedAt });
      state$.next({ ...state$.value, offer: null });
    },
    dispose() {
      saver.stop();
      following.unsubscribe();
    },
  };
}

function savePosition(storage: StoragePort, member: MemberId, listened: Listened, now: Date): MixPosition {
  const updatedAt = now.toISOString();
  const reported = { mixId: listened.mixId, positionMs: Math.round(listened.positionMs), updatedAt };
  const before = readListening(storage, member);
  writeListening(storage, {
    ...before,
    heard: {
      queue: storedQueue(listened.queue),
      positionMs: goOnAtMs(reported.positionMs, listened.durationMs),
      updatedAt,
    },
    unsaved: withPosition(before.unsaved, reported),
  });
  return { ...reported, durationMs: Math.round(listened.durationMs) };
}

/** A mix heard to its end starts again from the beginning. */
function goOnAtMs(positionMs: number, durationMs: number): number {
  return durationMs - positionMs > FINISHED_BEFORE_END_MS ? positionMs : 0;
}

type LastListened = NonNullable<Listening['last']>;

interface AskerOptions extends ListeningOptions {
  readonly saver: ListeningSaver;
  readonly state$: BehaviorSubject<ListeningState>;
  readonly deviceId: () => string;
}

/** Merges the listening on other devices into the state. */
function createAsker({ session, clock, storage, saver, state$, deviceId, ...cache }: AskerOptions) {
  const questions = createListeningRequests(cache);
  const noted = new Map<MixId, MixPosition>();
  let askedAtMs = -Infinity;

  /** Unsaved listening is sent first; the response to that is authoritative. */
  const askLast = async (member: MemberId) => (await saver.save()) ?? (await questions.last(member));

  function isOffered({ device, updatedAt }: LastListened, member: MemberId): boolean {
    const { unsaved, dismissedAt } = readListening(storage, member);
    return device.id !== deviceId() && dismissedAt !== updatedAt && unsaved.length === 0;
  }

  async function findOffer(last: LastListened | null | undefined, member: MemberId) {
    if (!last || !isOffered(last, member)) return null;
    const offer = await questions.offer(last);
    // Playback may have started here in the meantime.
    return isOffered(last, member) ? offer : null;
  }

  async function ask(member: MemberId): Promise<void> {
    const [listening, positions] = await Promise.all([askLast(member), questions.positions(member)]);
    const offer = await findOffer(listening?.last, member);
    if (memberIdOf(session.getSession()) !== member) return;
    const known = positions ? withNewest(new Map(), [...positions].reverse()) : state$.value.positions;
    state$.next({ offer, positions: withNewest(known, [...noted.values()]) });
  }

  return {
    async load() {
      const member = memberIdOf(session.getSession());
      if (member === null || clock.now() - askedAtMs < ASK_AGAIN_AFTER_MS) return;
      askedAtMs = clock.now();
      await ask(member);
    },
    remember: (position: MixPosition) => void noted.set(position.mixId, position),
    forget() {
      noted.clear();
      askedAtMs = -Infinity;
    },
  };
}
