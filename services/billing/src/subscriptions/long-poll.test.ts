import { createManualClock } from '@afterglow/kit/testing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { createLongPoll } from './long-poll.ts';

const [ANN, BEN] = [memberIdSchema.parse(1), memberIdSchema.parse(2)];
const WAIT_MS = 1000;

function createLooks() {
  const clock = createManualClock(0);
  const lookPatiently = createLongPoll(clock);
  let isPaid = false;
  let looks = 0;
  const look = () => {
    looks += 1;
    return Promise.resolve(isPaid);
  };
  return {
    ask: (memberId = ANN) => lookPatiently({ memberId, waitMs: WAIT_MS, look, isFound: (seen) => seen }),
    looks: () => looks,
    pay() {
      isPaid = true;
    },
    async pass(timeMs: number) {
      for (let passedMs = 0; passedMs < timeMs; passedMs += 100) {
        clock.advance(100);
        await new Promise(setImmediate);
      }
    },
  };
}

test('a request is held until its result exists', async () => {
  const { ask, pay, pass } = createLooks();
  const answer = ask();
  await pass(400);
  pay();
  await pass(200);
  expect(await answer).toBe(true);
});

test('a fifth parallel request of a member responds after one poll; others are still held', async () => {
  const { ask, looks, pay, pass } = createLooks();
  const held = [ask(), ask(), ask(), ask()];
  await pass(200);
  const before = looks();
  expect(await ask()).toBe(false);
  expect(looks()).toBe(before + 1);
  const another = ask(BEN);
  pay();
  await pass(400);
  expect(await Promise.all([...held, another])).toEqual([true, true, true, true, true]);
});

test('a member can wait again after a response, also after a failed poll', async () => {
  const clock = createManualClock(0);
  const lookPatiently = createLongPoll(clock);
  const fails = { memberId: ANN, waitMs: WAIT_MS, look: () => Promise.reject(new Error('gone')), isFound: () => false };
  for (let time = 0; time < 5; time += 1) await expect(lookPatiently(fails)).rejects.toThrow('gone');
  let looks = 0;
  const answer = lookPatiently({
    ...fails,
    look: () => Promise.resolve((looks += 1)),
    isFound: (seen) => seen === 2,
  });
  await new Promise(setImmediate);
  clock.advance(200);
  expect(await answer).toBe(2);
});
