import { act, fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { VolumeControl } from './volume-control.tsx';

test('[PLAYER-019] a low volume is drawn as a speaker without a wave, silence as crossed out', async () => {
  const { ports } = await renderInShell(<VolumeControl />);
  const drawnAt = async (volume: number) => {
    await act(async () => ports.player.setVolume(volume));
    return screen.getByRole('button', { name: /mute/i }).querySelector('path')?.getAttribute('d') ?? '';
  };
  const [low, middle, silent] = [await drawnAt(1), await drawnAt(26), await drawnAt(0)];
  expect(await drawnAt(25)).toBe(low);
  for (const icon of [low, middle, silent]) expect(icon.startsWith(low)).toBe(true);
  expect(middle.slice(low.length)).toMatch(/a/);
  expect(silent.slice(low.length)).toMatch(/l[-\d.]+ [-\d.]+M.*l[-\d.]+ [-\d.]+$/);
  expect(low).not.toBe(silent);
});

test('the mouse wheel changes it, and the page does not scroll', async () => {
  await renderInShell(<VolumeControl />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  expect(slider).toHaveAttribute('aria-valuenow', '25');
  expect(fireEvent.wheel(slider, { deltaY: -120 })).toBe(false);
  expect(slider).toHaveAttribute('aria-valuenow', '30');
  for (const deltaY of [50, 50, 50]) fireEvent.wheel(slider, { deltaY });
  expect(slider).toHaveAttribute('aria-valuenow', '25');
});

test('[PLAYER-079] the slider is shown from 1081 px, and below that the bar', () => {
  const rulesOf = (name: string) => readFileSync(path.join(__dirname, `${name}.module.css`), 'utf8');
  expect(rulesOf('../bar-tools')).toMatch(/@media \(width < 1081px\) \{\s+\.tools \{\s+--volume-slider: none;/);
  expect(rulesOf('volume-control')).toMatch(/\.slider \{\s+display: var\(--volume-slider, block\);/);
  expect(rulesOf('volume-bar')).toMatch(/@media \(width >= 1081px\) \{\s+\.bar \{\s+display: none;/);
});
