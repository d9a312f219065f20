import { artistIdSchema, mixIdSchema, showIdSchema } from '@afterglow/shared-contracts';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { createRotation, type RotationMix } from './rotation.ts';
import { planBroadcasts, type PlanRequest } from './plan-broadcasts.ts';

const MONDAY_MS = Date.parse('2026-11-23T00:00:00Z');
const LONG_AGO_MS = MONDAY_MS - 100 * HOUR_MS;

function buildMix(id: number, parts: { show?: number; minutes?: number } & Partial<RotationMix> = {}): RotationMix {
  const { show = 1, minutes = 30, ...others } = parts;
  return {
    id: mixIdSchema.parse(id),
    showId: showIdSchema.parse(show),
    artistId: artistIdSchema.parse(1),
    durationMs: minutes * MINUTE_MS,
    createdAtMs: LONG_AGO_MS + id,
    lastAiredAtMs: LONG_AGO_MS + id,
    ...others,
  };
}

function plan(mixes: readonly RotationMix[], request: Partial<PlanRequest> = {}) {
  const planned = planBroadcasts({
    fromMs: MONDAY_MS,
    untilMs: MONDAY_MS + 4 * HOUR_MS,
    fixed: [],
    slots: [],
    pool: createRotation(mixes),
    ...request,
  });
  return [...planned];
}

const idsOf = (planned: readonly { mixId: number }[]) => planned.map(({ mixId }) => mixId);
const slot = (hour: number, show: number | null) => {
  return { minuteOfWeek: hour * 60, showId: show === null ? null : showIdSchema.parse(show) };
};

test('broadcasts follow one another, each as long as its mix, until the time is full', () => {
  const planned = plan([buildMix(1, { minutes: 50 }), buildMix(2, { minutes: 70 })]);
  expect(planned.map(({ startsAtMs, endsAtMs }) => [startsAtMs - MONDAY_MS, endsAtMs - MONDAY_MS])).toEqual([
    [0, 50 * MINUTE_MS],
    [50 * MINUTE_MS, 120 * MINUTE_MS],
    [120 * MINUTE_MS, 170 * MINUTE_MS],
    [170 * MINUTE_MS, 240 * MINUTE_MS],
  ]);
});

test('mixes never aired come first, the newest before the others, as a premiere once', () => {
  const mixes = [buildMix(1), buildMix(2, { lastAiredAtMs: null }), buildMix(3, { lastAiredAtMs: null })];
  const planned = plan(mixes);
  expect(idsOf(planned)).toEqual([3, 2, 1, 3, 2, 1, 3, 2]);
  expect(planned.map(({ isPremiere }) => isPremiere)).toEqual([true, true, ...Array.from({ length: 6 }, () => false)]);
});

test('then follow the mixes not aired for longest', () => {
  const mixes = [3, 1, 2].map((id, index) => buildMix(id, { lastAiredAtMs: LONG_AGO_MS + index }));
  expect(idsOf(plan(mixes)).slice(0, 4)).toEqual([3, 1, 2, 3]);
});

test('each show plays in its own hours, and every show in the open ones', () => {
  const mixes = [buildMix(1, { show: 1 }), buildMix(2, { show: 2 }), buildMix(3, { show: 3 })];
  const slots = [slot(0, 2), slot(1, 1), slot(2, null)];
  expect(idsOf(plan(mixes, { slots }))).toEqual([2, 2, 1, 1, 3, 2, 1, 3]);
});

test('a show starts with the first mix after its hour', () => {
  const mixes = [buildMix(1, { minutes: 50 }), buildMix(2, { show: 2, minutes: 60 })];
  const planned = plan(mixes, { slots: [slot(0, 1), slot(1, 2)] });
  expect(planned.slice(0, 3).map(({ mixId, startsAtMs }) => [mixId, (startsAtMs - MONDAY_MS) / MINUTE_MS])).toEqual([
    [1, 0],
    [1, 50],
    [2, 100],
  ]);
});

test('the hour of a show without mixes is open to the others', () => {
  expect(idsOf(plan([buildMix(1)], { slots: [slot(0, 9)] }))).toHaveLength(8);
});

test('a mix does not play before its creation, unless there is no other', () => {
  const tomorrow = { createdAtMs: MONDAY_MS + 24 * HOUR_MS, lastAiredAtMs: null };
  expect(idsOf(plan([buildMix(1), buildMix(2, tomorrow)]))).not.toContain(2);
  expect(idsOf(plan([buildMix(2, tomorrow)]))).toHaveLength(8);
});

test('existing broadcasts are planned around, without a gap and without an overlap', () => {
  const fixed = [
    { startsAtMs: MONDAY_MS - HOUR_MS, endsAtMs: MONDAY_MS + 10 * MINUTE_MS },
    { startsAtMs: MONDAY_MS + 52 * MINUTE_MS, endsAtMs: MONDAY_MS + 60 * MINUTE_MS },
    { startsAtMs: MONDAY_MS + 60 * MINUTE_MS, endsAtMs: MONDAY_MS + 70 * MINUTE_MS },
    { startsAtMs: MONDAY_MS + 90 * MINUTE_MS, endsAtMs: MONDAY_MS + 100 * MINUTE_MS },
  ];
  const planned = plan([buildMix(1)], { fixed });
  const all = [...fixed, ...planned].sort((first, second) => first.startsAtMs - second.startsAtMs);
  for (const [index, { endsAtMs }] of all.slice(0, -1).entries()) expect(all[index + 1]?.startsAtMs).toBe(endsAtMs);
  // Twelve minutes are enough for a start; a rest of less than five minutes goes to the previous one.
  expect(planned.slice(0, 3).map(({ startsAtMs, endsAtMs }) => (endsAtMs - startsAtMs) / MINUTE_MS)).toEqual([
    30, 12, 20,
  ]);
});

test('a mix of seconds repeats for five minutes', () => {
  const [first] = plan([buildMix(1, { minutes: 0.1 })]);
  expect(first).toMatchObject({ endsAtMs: MONDAY_MS + 5 * MINUTE_MS });
});

test('the same request gives the same plan, and an empty channel an empty one', () => {
  const mixes = Array.from({ length: 40 }, (_, index) => buildMix(index + 1, { show: (index % 5) + 1 }));
  const slots = [slot(0, 1), slot(1, 2), slot(2, 3)];
  expect(plan(mixes, { slots })).toEqual(plan(mixes.toReversed(), { slots }));
  expect(plan([])).toEqual([]);
});

test('a later plan continues the earlier one', () => {
  const mixes = Array.from({ length: 12 }, (_, index) =>
    buildMix(index + 1, { show: (index % 3) + 1, lastAiredAtMs: index > 8 ? null : LONG_AGO_MS + index }),
  );
  const slots = [slot(0, 1), slot(2, 2), slot(3, null)];
  const whole = plan(mixes, { slots, untilMs: MONDAY_MS + 48 * HOUR_MS });
  const past = whole.slice(0, 20);
  const later = plan(
    mixes.map((mix) => {
      const last = past.findLast(({ mixId }) => mixId === mix.id);
      return last === undefined ? mix : { ...mix, lastAiredAtMs: last.startsAtMs };
    }),
    { slots, fixed: past, untilMs: MONDAY_MS + 48 * HOUR_MS },
  );
  expect(later).toEqual(whole.slice(20));
});
