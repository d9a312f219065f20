import type { ClockPort } from '@afterglow/shared-contracts';
import { Subject, type Observable } from 'rxjs';
import * as z from 'zod/mini';

const CHANNEL_NAME = 'afterglow-player';

/** A tab's message when it starts to play. */
const claimSchema = z.object({ tab: z.string(), atMs: z.number() });
type Claim = z.infer<typeof claimSchema>;

/** The part of a `BroadcastChannel` that is used here. */
export interface TabsChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** Lets the tabs of one browser agree on which of them plays: the one that started last. */
export interface Tabs {
  claim(): void;
  /** Another tab has started to play later. */
  readonly lost$: Observable<void>;
  dispose(): void;
}

/** `tab` must differ between the tabs of a browser: it decides between two that start in the same millisecond. */
export function createTabs(channel: TabsChannel, clock: ClockPort, tab: string): Tabs {
  const lost$ = new Subject<void>();
  let own: Claim | null = null;
  channel.onmessage = ({ data }) => {
    const claim = claimSchema.safeParse(data);
    if (!claim.success || !own || isLater(own, claim.data)) return; // the other tab receives this tab's claim
    own = null;
    lost$.next();
  };
  return {
    lost$: lost$.asObservable(),
    claim() {
      own = { tab, atMs: clock.now() };
      channel.postMessage(own);
    },
    dispose: () => channel.close(),
  };
}

/** Two that start in the same millisecond must not pause each other. */
function isLater(one: Claim, other: Claim): boolean {
  return one.atMs === other.atMs ? one.tab > other.tab : one.atMs > other.atMs;
}

/** The browser's own; undefined without BroadcastChannel. */
export function browserTabs(clock: ClockPort): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return createTabs(new BroadcastChannel(CHANNEL_NAME), clock, crypto.randomUUID());
}
