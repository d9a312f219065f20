import { act, cleanup, render } from '@testing-library/react';
import type { SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import type { Playable } from '../collections/playable.ts';
import { PortsProvider } from './host-ports.tsx';
import { usePlayParameter } from './use-play-parameter.ts';

type Shown = Pick<Playable, 'state' | 'current'>;

const STOPPED: Shown = { state: 'paused', current: false };
const PLAYING: Shown = { state: 'playing', current: true };
const PAUSED: Shown = { state: 'paused', current: true };

function Page({ shown, start }: { readonly shown: Shown; readonly start: () => Promise<void> }) {
  usePlayParameter({ pathname: '/radio/deep', playable: { ...shown, onToggle: () => {} }, start });
  return null;
}

async function openPage(path: string, shown: Shown, session: SessionState = { status: 'visitor' }) {
  const ports = createFakePorts({ path, session });
  const start = jest.fn(() => Promise.resolve());
  const tree = (now: Shown) => (
    <PortsProvider ports={ports}>
      <Page shown={now} start={start} />
    </PortsProvider>
  );
  const { rerender } = await act(async () => render(tree(shown)));
  return { navigation: ports.navigation, start, show: (now: Shown) => act(async () => rerender(tree(now))) };
}

test('the URL has play=true only during playback', async () => {
  const { navigation, show } = await openPage('/radio/deep?from=mail', STOPPED);
  await show(PLAYING);
  expect(navigation.getPath()).toBe('/radio/deep?from=mail&play=true');
  await show({ state: 'loading', current: true });
  expect(navigation.getPath()).toBe('/radio/deep?from=mail&play=true');
  await show({ state: 'paused', current: true });
  expect(navigation.getPath()).toBe('/radio/deep?from=mail');
  expect(navigation.visits.every(({ replace }) => replace)).toBe(true);
});

test('play=true starts once for a member, and is removed if nothing plays then', async () => {
  const { navigation, start } = await openPage('/radio/deep?play=true', STOPPED, buildMemberSession());
  expect(start).toHaveBeenCalledTimes(1);
  expect(navigation.getPath()).toBe('/radio/deep');
});

test('play=true starts nothing for a visitor', async () => {
  const { navigation, start } = await openPage('/radio/deep?play=true', STOPPED);
  expect(start).not.toHaveBeenCalled();
  expect(navigation.getPath()).toBe('/radio/deep');
});

test('a link to the page itself keeps play=true during playback, and Back does not restore it', async () => {
  const { navigation, show } = await openPage('/radio/deep', PLAYING);
  await act(async () => navigation.navigate('/radio/deep'));
  expect(navigation.getPath()).toBe('/radio/deep?play=true');
  await show(PAUSED);
  await act(async () => navigation.navigate('/radio/deep?play=true'));
  expect(navigation.getPath()).toBe('/radio/deep');
});

test('opened with play=true it resumes where it was paused', async () => {
  const { start } = await openPage('/radio/deep?play=true', PAUSED, buildMemberSession());
  expect(start).toHaveBeenCalledTimes(1);
});

test('going back to a page paused since starts nothing and removes play=true', async () => {
  const left = await openPage('/radio/deep', PLAYING, buildMemberSession());
  expect(left.navigation.getPath()).toBe('/radio/deep?play=true');
  cleanup();
  const { navigation, start } = await openPage('/radio/deep?play=true', PAUSED, buildMemberSession());
  expect(start).not.toHaveBeenCalled();
  expect(navigation.getPath()).toBe('/radio/deep');
});

test('the URL of another page is not changed', async () => {
  const { navigation, show } = await openPage('/radio/deep', STOPPED);
  await act(async () => navigation.navigate('/mix/3'));
  await show(PLAYING);
  expect(navigation.getPath()).toBe('/mix/3');
});
