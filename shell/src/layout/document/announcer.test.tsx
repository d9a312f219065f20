import { buildChannelPlayback, buildMix, buildMixPlayback } from '@afterglow/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Announcer } from './announcer.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Afterglow | Home';
});
afterEach(() => jest.useRealTimers());

const page = () => screen.getAllByRole('status')[0];
const player = () => screen.getByRole('status', { name: 'Now playing' });
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

test('announces the title of a new page once settled, but not of the first page', async () => {
  await renderInShell(<Announcer />);
  document.title = 'Afterglow | Mix';
  await pass(200);
  document.title = 'Afterglow | Last Ferry Home';
  await pass(299);
  expect(page()).toHaveTextContent(/^$/);
  await pass(1);
  expect(page()).toHaveTextContent('Afterglow | Last Ferry Home');
});

test('announces the item that starts, and nothing while it is paused', async () => {
  const { ports } = await renderInShell(<Announcer />);
  const mix = buildMix({ title: 'Last Ferry Home' });
  act(() => ports.player.become(buildMixPlayback(mix)));
  expect(player()).toHaveTextContent(`Now playing: Last Ferry Home by ${mix.artist.title}`);
  act(() => ports.player.become(buildMixPlayback(mix, { status: 'paused' })));
  expect(player()).toHaveTextContent(/^$/);
  act(() => ports.player.become(buildChannelPlayback('deep')));
  expect(player()).toHaveTextContent('Now playing: deep, live');
});
