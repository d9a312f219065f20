import { createManualClock } from '@afterglow/shared-player/testing';
import { createProgress } from '../progress/progress.ts';
import { whenPageIdle } from './when-page-idle.ts';

beforeEach(() => {
  window.requestIdleCallback = (task) => {
    task({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
});

function setUp(isReady: () => boolean) {
  const clock = createManualClock();
  const progress = createProgress(clock);
  const task = jest.fn();
  whenPageIdle({ applications: { isReady }, progress, clock }, task);
  const turn = async () => {
    for (let turns = 0; turns < 9; turns += 1) await Promise.resolve();
  };
  return { clock, progress, task, turn };
}

test('the page is idle when its area is mounted and its calls have responses', async () => {
  let isMounted = false;
  const { progress, task, turn } = setUp(() => isMounted);
  progress.begin()();
  await turn();
  expect(task).not.toHaveBeenCalled();
  isMounted = true;
  const answer = progress.begin();
  await turn();
  expect(task).not.toHaveBeenCalled();
  answer();
  await turn();
  expect(task).toHaveBeenCalledTimes(1);
});

test('calls that start before the browser is idle are also awaited', async () => {
  const { progress, task, turn } = setUp(() => true);
  let whenIdle: () => void = () => undefined;
  window.requestIdleCallback = (then) => {
    whenIdle = () => then({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  progress.begin()();
  await turn();
  const answer = progress.begin();
  whenIdle();
  await turn();
  expect(task).not.toHaveBeenCalled();
  answer();
  await turn();
  expect(task).not.toHaveBeenCalled();
  whenIdle();
  await turn();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page without calls is idle after five seconds', async () => {
  const { clock, task, turn } = setUp(() => true);
  clock.advance(4999);
  await turn();
  expect(task).not.toHaveBeenCalled();
  clock.advance(1);
  await turn();
  expect(task).toHaveBeenCalledTimes(1);
});
