import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { layOut, point } from '../testing/pointer.ts';
import { SeekBar } from './seek-bar.tsx';

const TRACKS = [
  { startMs: 0, title: 'Glass' },
  { startMs: HOUR_MS / 2, title: 'Undertow' },
];

function renderSeekBar(onSeek = jest.fn()): HTMLElement {
  render(<SeekBar peaks={null} positionMs={750_000} durationMs={HOUR_MS + 120_000} tracks={TRACKS} onSeek={onSeek} />);
  const slider = screen.getByRole('slider', { name: 'Seek' });
  layOut(slider);
  return slider;
}

test('its position is announced in words', () => {
  expect(renderSeekBar()).toHaveAttribute('aria-valuetext', '12 minutes 30 seconds of 1 hour 2 minutes');
});

test('arrows move ten seconds, page keys one minute', async () => {
  const onSeek = jest.fn();
  renderSeekBar(onSeek);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  expect(onSeek.mock.calls).toEqual([[760_000], [690_000]]);
});

test('dragging seeks once, on release', () => {
  const onSeek = jest.fn();
  const slider = renderSeekBar(onSeek);
  point(slider, 'down', 50);
  point(slider, 'move', 80);
  expect(onSeek).not.toHaveBeenCalled();
  point(slider, 'up', 100);
  expect(onSeek.mock.calls).toEqual([[1_860_000]]);
});

test('hovering shows the time and the track there', () => {
  const slider = renderSeekBar();
  point(slider, 'move', 100);
  expect(screen.getByText('31:00')).toBeVisible();
  expect(screen.getByText('Undertow')).toBeVisible();
  point(slider, 'leave', 100);
  expect(screen.queryByText('31:00')).not.toBeInTheDocument();
});

test('a touch without a move shows no time', () => {
  point(renderSeekBar(), 'move', 100, { pointerType: 'touch' });
  expect(screen.queryByText('31:00')).not.toBeInTheDocument();
});
