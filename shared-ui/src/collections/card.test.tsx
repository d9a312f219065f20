import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextLink } from '../actions/text-link.tsx';
import { Card } from './card.tsx';
import type { Playable } from './playable.ts';

function renderCard(playable?: Playable) {
  render(
    <Card
      href="/mix/7"
      title="Low Tide"
      subtitle={
        <TextLink tone="quiet" href="/artist/3">
          Tidewater
        </TextLink>
      }
      meta="1:02:03"
      cover={<img alt="" />}
      playable={playable}
    />,
  );
}

test('its title is a heading and the link', () => {
  renderCard();
  expect(screen.getByRole('heading', { level: 3, name: 'Low Tide' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', '/mix/7');
});

test('its meta line has separate links', () => {
  renderCard();
  expect(screen.getByRole('link', { name: 'Tidewater' })).toHaveAttribute('href', '/artist/3');
});

test('its disc plays without following the link', async () => {
  const onToggle = jest.fn();
  renderCard({ state: 'paused', current: false, onToggle });
  const disc = screen.getByRole('button', { name: 'Play Low Tide' });
  expect(disc.closest('a')).toBeNull();
  await userEvent.click(disc);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the playing item is announced, not only colored', () => {
  renderCard({ state: 'playing', current: true, onToggle: jest.fn() });
  expect(screen.getByRole('heading', { name: 'Low Tide (now playing)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause Low Tide' })).toBeVisible();
});

test('without an item to play there is no button', () => {
  renderCard();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a line at the bottom of the cover shows the progress, if any', () => {
  const { container, rerender } = render(<Card href="/mix/1" title="Night Drive" cover={<img alt="" />} />);
  expect(container.querySelector('.played')).toBeNull();
  rerender(<Card href="/mix/1" title="Night Drive" cover={<img alt="" />} played={0.4} />);
  expect(container.querySelector('.played')).toHaveStyle({ '--played': '0.4' });
});
