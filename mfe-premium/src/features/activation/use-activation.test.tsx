import { openPage } from '@afterglow/shared-area/testing';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act } from '@testing-library/react';
import { remote } from '../../area.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('[PREMIUM-069] a long-poll response is followed by the next request immediately, without a gap', async () => {
  const answerAfter = (ms: number) => ({
    listSubscriptions: () =>
      new Promise<{ data: [] }>((resolve) => {
        setTimeout(() => resolve({ data: [] }), ms);
      }),
  });
  const { data } = await openPage(remote, {
    path: '/premium/complete?state=success',
    session: buildMemberSession(),
    answers: answerAfter(2100),
  });
  const asked = () => data.queriesOf('listSubscriptions').length;
  expect(asked()).toBe(1);
  await wait(2);
  expect(asked()).toBe(1);
  await wait(0.2);
  expect(asked()).toBe(2);
  data.answer(answerAfter(300));
  await wait(2.1); // the response to the second; the third one is soon, so there is time
  expect(asked()).toBe(3);
  await wait(1.5);
  expect(asked()).toBe(3);
  await wait(0.6);
  expect(asked()).toBe(4);
});
