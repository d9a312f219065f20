import type { ChannelSchedule } from './channel-schedule.ts';
import { broadcastAt, broadcastsBetween } from './channel-schedule.ts';
import { locateFrame, nowPlayingAt } from './live-position.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 10, 21, 18);

const schedule: ChannelSchedule = {
  loopMs: 3 * HOUR_MS,
  mixes: [
    { mixId: 'first', title: 'First', artist: 'A', startsAtMs: START_MS, trackIds: ['long', 'short'] },
    { mixId: 'second', title: 'Second', artist: 'B', startsAtMs: START_MS + HOUR_MS, trackIds: ['short'] },
  ],
};
/** 100 s and 40 s. */
const framesOf = (trackId: string) => (trackId === 'long' ? 4166 : 1666);

test('a mix is on air from its start until the next one starts', () => {
  expect(broadcastAt(schedule, START_MS)).toMatchObject({ startsAtMs: START_MS, endsAtMs: START_MS + HOUR_MS });
  expect(broadcastAt(schedule, START_MS + HOUR_MS - 1).mix.mixId).toBe('first');
  expect(broadcastAt(schedule, START_MS + HOUR_MS)).toMatchObject({ endsAtMs: START_MS + 3 * HOUR_MS });
});

test('the schedule repeats for ever, before and after', () => {
  for (const cycle of [-500, -1, 1, 500]) {
    const shift = cycle * schedule.loopMs;
    expect(broadcastAt(schedule, START_MS + shift + 5)).toMatchObject({
      startsAtMs: START_MS + shift,
      mix: { mixId: 'first' },
    });
  }
});

test('the broadcasts of a time follow one another without a gap', () => {
  const broadcasts = broadcastsBetween(schedule, START_MS - HOUR_MS, START_MS + 4 * HOUR_MS);
  expect(broadcasts.map(({ mix }) => mix.mixId)).toEqual(['second', 'first', 'second', 'first']);
  for (const [index, broadcast] of broadcasts.slice(1).entries()) {
    expect(broadcast.startsAtMs).toBe(broadcasts[index]?.endsAtMs);
  }
});

test('a mix that is shorter than its slot starts again, and a slot cuts what is longer', () => {
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
  expect(last).toMatchObject({ broadcast: { mix: { mixId: 'first' } }, framesLeft: 1 });
});

test('frames advance one by one through tracks and mixes, whatever the moment', () => {
  let expected = locateFrame(schedule, START_MS / 24 + 100, framesOf);
  for (let frame = START_MS / 24 + 101; frame < START_MS / 24 + 9000; frame += 1) {
    const position = locateFrame(schedule, frame, framesOf);
    if (position.trackId === expected.trackId) expect(position.frameInTrack).toBe(expected.frameInTrack + 1);
    else expect([position.frameInTrack, expected.framesLeft]).toEqual([0, 1]);
    expected = position;
  }
});

test('now playing tells the track and its times', () => {
  const playing = nowPlayingAt(schedule, START_MS + 110_000, framesOf);
  expect(playing).toMatchObject({ trackId: 'short', trackIndex: 1 });
  expect(playing.trackStartsAtMs).toBe(START_MS + 4166 * 24);
  expect(playing.trackEndsAtMs).toBe(START_MS + (4166 + 1666) * 24);
});
