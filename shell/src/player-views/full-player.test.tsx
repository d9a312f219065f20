import {
  buildChannelPlayback,
  buildMix,
  buildMixPlayback,
  buildMemberSession,
} from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullPlayerHost } from '../layout/covers.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { installNativeDialog } from '../testing/native-dialog.ts';

beforeAll(installNativeDialog);

const mix = buildMix({ title: 'Last Ferry Home', description: 'Recorded at sea.' });

async function setUp({ premium = false, path = '/radio' } = {}) {
  const shell = await renderInShell(<FullPlayerHost />, { session: buildMemberSession({ premium }), path });
  await act(async () => {
    shell.ports.player.become(buildMixPlayback(mix));
    shell.services.views.change({ isExpanded: true });
  });
  return { ...shell, dialog: await screen.findByRole('dialog', { name: 'Now playing' }) };
}

test('it shows the mix, its slider, its buttons and its three tabs', async () => {
  const { dialog, ports } = await setUp();
  expect(within(dialog).getByRole('link', { name: 'Last Ferry Home' })).toHaveAttribute('href', `/mix/${mix.id}`);
  expect(within(dialog).getByRole('slider', { name: 'Seek' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(ports.player.commands).toEqual(['next', 'pause']);
  const tabs = within(dialog).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Up next', 'Tracklist', 'About']);
  await userEvent.click(within(dialog).getByRole('tab', { name: 'About' }));
  expect(within(dialog).getByText('Recorded at sea.')).toBeVisible();
});

test('of a channel there is neither slider nor queue, and the way back to live once it is behind', async () => {
  const { dialog, ports } = await setUp();
  act(() => ports.player.become(buildChannelPlayback('deep', { isAtLiveEdge: true })));
  expect(within(dialog).queryByRole('slider', { name: 'Seek' })).not.toBeInTheDocument();
  expect(
    within(dialog)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['About']);
  expect(within(dialog).queryByRole('button', { name: 'Back to live' })).not.toBeInTheDocument();
  act(() => ports.player.become(buildChannelPlayback('deep', { isAtLiveEdge: false })));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to live' }));
  expect(ports.player.commands).toEqual(['backToLive']);
});

test('it closes when the listener goes to another page, and not when the same one takes up play=true', async () => {
  const { dialog, ports } = await setUp();
  act(() => ports.navigation.navigate('/radio?play=true'));
  expect(dialog).toBeInTheDocument();
  act(() => ports.navigation.navigate('/search'));
  expect(dialog).not.toBeInTheDocument();
});

test('a free member who wants a better quality is told what Premium has', async () => {
  const { dialog, ports } = await setUp();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {}); // there is no area premium here
  const asked = jest.fn();
  ports.bus.on('modal:show-custom').subscribe(asked);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Quality/ }));
  await userEvent.click(within(dialog).getByRole('option', { name: '320 kbit/s' }));
  expect(asked).toHaveBeenCalledWith({ remote: 'premium', content: 'audio-quality', data: { quality: 'best' } });
  log.mockRestore();
});
