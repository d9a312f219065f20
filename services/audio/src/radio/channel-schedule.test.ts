import { mixIdSchema } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { buildBroadcast } from './testing/build-broadcast.ts';
import { broadcastAt } from './channel-schedule.ts';
import { frameAt, locateFrame } from './live-position.ts';

const START_MS = Date.UTC(2026, 10, 21, 18);
const [first, second] = [mixIdSchema.parse(1), mixIdSchema.parse(2)];

const schedule = [
  buildBroadcast({
    mixId: first,
    startsAtMs: START_MS,
    endsAtMs: START_MS + HOUR_MS,
    trackIds: ['long', 'short'],
  }),
  buildBroadcast({
    mixId: second,
    startsAtMs: START_MS + HOUR_MS,
    endsAtMs: START_MS + 3 * HOUR_MS,
    trackIds: ['short'],
  }),
];
const framesOf = (trackId: string) => ({ long: 4166, short: 1666 })[trackId] ?? 0;

test('a mix is on air from its start until its end', () => {
  expect(broadcastAt(schedule, START_MS)?.mixId).toBe(first);
  expect(broadcastAt(schedule, START_MS + HOUR_MS - 1)?.mixId).toBe(first);
  expect(broadcastAt(schedule, START_MS + HOUR_MS)?.mixId).toBe(second);
});

test('before the first and after the last broadcast nothing is on air', () => {
  expect(broadcastAt(schedule, START_MS - 1)).toBeUndefined();
  expect(broadcastAt(schedule, START_MS + 3 * HOUR_MS)).toBeUndefined();
  expect(locateFrame(schedule, frameAt(START_MS) - 1, framesOf)).toBeUndefined();
});

test("a mix shorter than its slot restarts, and a longer one is cut at the slot's end", () => {
  const startFrame = START_MS / 24;
  const mixFrames = 4166 + 1666;
  expect(locateFrame(schedule, startFrame, framesOf)).toMatchObject({
    trackId: 'long',
    frameInTrack: 0,
    framesLeft: 4166,
  });
  expect(locateFrame(schedule, startFrame + 4166, framesOf)).toMatchObject({
    trackId: 'short',
    trackIndex: 1,
    frameInTrack: 0,
  });
  expect(locateFrame(schedule, startFrame + mixFrames, framesOf)).toMatchObject({ trackId: 'long', frameInTrack: 0 });
  const last = locateFrame(schedule, startFrame + HOUR_MS / 24 - 1, framesOf);
  expect(last).toMatchObject({ broadcast: { mixId: first }, framesLeft: 1 });
});

test('frames advance one by one through tracks and mixes, at any time', () => {
  const at = (frame: number) => {
    const position = locateFrame(schedule, frame, framesOf);
    if (position === undefined) throw new Error(`Nothing is on at frame ${frame}.`);
    return position;
  };
  let expected = at(START_MS / 24 + 100);
  for (let frame = START_MS / 24 + 101; frame < START_MS / 24 + 9000; frame += 1) {
    const position = at(frame);
    if (position.trackId === expected.trackId) expect(position.frameInTrack).toBe(expected.frameInTrack + 1);
    else expect([position.frameInTrack, expected.framesLeft]).toEqual([0, 1]);
    expected = position;
  }
});

test('a mix with unknown tracks is silence, not a failure', () => {
  const unknown = [buildBroadcast({ startsAtMs: START_MS, endsAtMs: START_MS + HOUR_MS, trackIds: ['lost'] })];
  expect(locateFrame(unknown, START_MS / 24 + 5, framesOf)).toBeUndefined();
});
