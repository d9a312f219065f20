import { createFakePorts } from '@afterglow/shared-contracts/testing';
import { createSafeStorage } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createViews } from '../../layout/views.ts';
import { createProgress } from '../../progress/progress.ts';
import { loadViewsAhead } from './load-views-ahead.ts';
import { whenPageIdle } from '../when-page-idle.ts';

const mockFetchCode = jest.fn();
jest.mock('../../modals/modal-dialog.tsx', () => {
  mockFetchCode();
  return {};
});

test('[MODAL-028] the dialog is preloaded before it opens, but after the page is idle', async () => {
  let becomeIdle = () => {};
  window.requestIdleCallback = (task) => {
    becomeIdle = () => task({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  const clock = createManualClock();
  const progress = createProgress(clock);
  const { player, navigation } = createFakePorts();
  const views = createViews(
    navigation,
    createSafeStorage(() => localStorage),
  );
  let loading = Promise.resolve();
  whenPageIdle({ applications: { isReady: () => true }, progress, clock }, () => {
    loading = loadViewsAhead({ player, views });
  });

  const answered = progress.begin();
  await turn();
  answered();
  await turn();
  expect(mockFetchCode).not.toHaveBeenCalled();
  becomeIdle();
  await turn();
  await loading;
  expect(mockFetchCode).toHaveBeenCalledTimes(1);
});

async function turn(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
}
