import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChannelTile } from './channel-tile.tsx';

test('a tile links to its channel, shows the current item and plays it', async () => {
  const onToggle = jest.fn();
  render(
    <ChannelTile
      href="/radio/deep"
      channel="deep"
      title="Deep"
      now="Tidewater: Low Tide"
      playable={{ state: 'paused', current: false, onToggle }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Deep' })).toHaveAttribute('href', '/radio/deep');
  expect(screen.getByText('Tidewater: Low Tide')).toBeVisible();
  expect(screen.getByText('LIVE')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Play Deep' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the playing channel is labeled', () => {
  render(
    <ChannelTile
      href="/radio/deep"
      channel="deep"
      title="Deep"
      playable={{ state: 'playing', current: true, onToggle: jest.fn() }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Deep (now playing)' })).toBeVisible();
});
