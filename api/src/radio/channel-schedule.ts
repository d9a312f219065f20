/** One mix on air. It plays until the next one starts; a mix that is too short starts again from its first track. */
export type ScheduledMix = {
  readonly mixId: string;
  readonly title: string;
  readonly artist: string;
  readonly startsAtMs: number;
  readonly trackIds: readonly [string, ...string[]];
};

/** What a channel plays: mixes in order of their start, repeated every `loopMs` for ever, before and after. */
export type ChannelSchedule = {
  readonly loopMs: number;
  readonly mixes: readonly [ScheduledMix, ...ScheduledMix[]];
};

/** A mix with the times of one of its repetitions. */
export type Broadcast = { readonly mix: ScheduledMix; readonly startsAtMs: number; readonly endsAtMs: number };

/** What is on air at a moment. The same schedule and moment give the same answer everywhere. */
export function broadcastAt(schedule: ChannelSchedule, atMs: number): Broadcast {
  const { loopMs, mixes } = schedule;
  const [first] = mixes;
  const cycle = Math.floor((atMs - first.startsAtMs) / loopMs);
  const shiftMs = cycle * loopMs;
  const index = Math.max(
    0,
    mixes.findLastIndex((mix) => mix.startsAtMs + shiftMs <= atMs),
  );
  const mix = mixes[index] ?? first;
  const endsAtMs = mixes[index + 1]?.startsAtMs ?? first.startsAtMs + loopMs;
  return { mix, startsAtMs: mix.startsAtMs + shiftMs, endsAtMs: endsAtMs + shiftMs };
}

/** Every broadcast that touches the time from `fromMs` (included) to `toMs` (excluded), in order. */
export function broadcastsBetween(schedule: ChannelSchedule, fromMs: number, toMs: number): Broadcast[] {
  const broadcasts: Broadcast[] = [];
  for (let atMs = fromMs; atMs < toMs;) {
    const broadcast = broadcastAt(schedule, atMs);
    broadcasts.push(broadcast);
    atMs = broadcast.endsAtMs;
  }
  return broadcasts;
}
