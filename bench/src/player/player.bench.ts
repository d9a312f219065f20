import { mixIdSchema, type MixId, type PlayerState } from '@afterglow/shared-contracts';
import type { Bench } from '../bench.ts';
import { summaryOf, type Summary } from '../results/statistics.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { playerSummary } from './player-summary.ts';
import { eventTargetSource, playerSource, subjectSource, type StateSource } from './state-sources.ts';

const TO_REACH_MS = 0.1;
/** A page with long lists, and ten times as many. */
const SUBSCRIBERS = [100, 1000] as const;
const WARM_UP = 2000;
const CHANGES = 5000;

const SOURCES: Readonly<Record<string, () => StateSource | Promise<StateSource>>> = {
  player: playerSource,
  'rxjs subject': subjectSource,
  'event target': eventTargetSource,
};

export const player: Bench = {
  name: 'player',
  about: 'a change of the player’s state until the last subscriber has it, beside a bare subject (10 s)',
  async run() {
    const measurement = beginMeasurement('player');
    const found: Record<string, Record<string, Summary>> = {};
    for (const subscribers of SUBSCRIBERS) {
      for (const [name, open] of Object.entries(SOURCES)) {
        const durationsMs = timeChanges(await open(), subscribers);
        const summary = summaryOf(durationsMs, 4);
        log(`${name}, ${subscribers} subscribers: ${summary.median} ms, p95 ${summary.p95} ms`);
        (found[name] ??= {})[subscribers] = summary;
      }
    }
    measurement.finish({
      versions: {},
      found: { toReachMs: TO_REACH_MS, changes: CHANGES, durationsMs: found },
      summary: playerSummary(SUBSCRIBERS, found),
    });
  },
};

/** Every subscriber asks what a card on a page asks: is it my mix, and is it playing? */
function timeChanges(source: StateSource, subscribers: number): readonly number[] {
  let answers = 0;
  for (let number = 1; number <= subscribers; number += 1) {
    const id = mixIdSchema.parse(number);
    source.subscribe((state) => {
      if (statusOf(state, id) !== 'surprise') answers += 1;
    });
  }
  const durationsMs: number[] = [];
  for (let change = 1; change <= WARM_UP + CHANGES; change += 1) {
    const make = source.prepare(change);
    answers = 0;
    const before = performance.now();
    make();
    const durationMs = performance.now() - before;
    if (answers !== subscribers) throw new Error(`A change reached ${answers} of ${subscribers} subscribers.`);
    if (change > WARM_UP) durationsMs.push(durationMs);
  }
  return durationsMs;
}

function statusOf({ mix, status }: PlayerState, id: MixId): string {
  return mix?.id === id ? status : 'other';
}
