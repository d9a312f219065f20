import { FIRST_PICTURE_ELEMENT_ID, type SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createProgress } from '../progress/progress.ts';
import { removeFirstPicture } from './remove-first-picture.ts';

const isThere = () => document.getElementById(FIRST_PICTURE_ELEMENT_ID) !== null;

beforeEach(() => {
  window.requestIdleCallback = (task) => {
    task({ didTimeout: false, timeRemaining: () => 1 });
    return 1;
  };
  document.body.innerHTML = `<div id="app"></div><div id="${FIRST_PICTURE_ELEMENT_ID}"></div>`;
});

function setUp(session: SessionState = { status: 'visitor' }) {
  const progress = createProgress(createManualClock());
  removeFirstPicture(createFakePorts({ session }), { applications: { isReady: () => true }, progress });
  return progress;
}

test('the first image is removed when the page is mounted', async () => {
  const answered = setUp().begin();
  expect(isThere()).toBe(true);
  answered();
  for (let turns = 0; turns < 9; turns += 1) await Promise.resolve();
  expect(isThere()).toBe(false);
});

test('the first image is removed before another page is opened', () => {
  setUp();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isThere()).toBe(false);
});

test('the home of a member starts with something else', () => {
  setUp(buildMemberSession());
  expect(isThere()).toBe(false);
});
