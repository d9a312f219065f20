import { type FakeResponses, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { localZone } from '@afterglow/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveIn } from '../testing/live-in.ts';
import { openPage } from '../testing/open-page.ts';

const user = userEvent.setup();
const PATH = '/radio/deep';
const SITE = 'https://radio.example/v3/live';

function addressesOf(mount: string, key: string) {
  return {
    stream: `${SITE}/a/deep/${mount}.mp3?key=${key}`,
    m3u: `${SITE}/deep.m3u?mount=${mount}&key=${key}`,
    pls: `${SITE}/deep.pls?mount=${mount}&key=${key}`,
    creation_time: '2026-03-01T10:00:00.000Z',
  };
}

const DAY = {
  m3u: `${SITE}/deep.m3u?token=1`,
  pls: `${SITE}/deep.pls?token=1`,
  expires_time: '2026-03-02T10:00:00.000Z',
};

const section = () => screen.getByRole('region', { name: 'Listen in other players' });
const field = (name: RegExp) => within(section()).findByRole('textbox', { name });
const press = async (name: string) => user.click(within(section()).getByRole('button', { name }));

function openAs(premium: boolean, answers: FakeResponses) {
  return openPage({ path: PATH, session: buildMemberSession({ premium }), answers });
}

function asPremium() {
  let key = 1;
  return openAs(true, {
    getOwnPlayerAddresses: ({ query }) => ({ data: addressesOf(query?.mount ?? '', `1.${key}`) }),
    endPlayerAddresses: () => {
      key += 1;
      return { data: undefined };
    },
  });
}

/** A response that waits until the test releases it. */
function heldBack() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release: () => release() };
}

test('a visitor gets no URL', async () => {
  await openPage({ path: PATH });
  expect(screen.queryByRole('region', { name: 'Listen in other players' })).not.toBeInTheDocument();
});

test('the schedule and the history do without', async () => {
  await openPage({ path: `${PATH}/history`, session: buildMemberSession() });
  expect(screen.queryByRole('region', { name: 'Listen in other players' })).not.toBeInTheDocument();
});

test('a Premium member gets stream, playlists and phone code, only on request', async () => {
  const { data } = await asPremium();
  expect(data.queriesOf('getOwnPlayerAddresses')).toEqual([]);
  await press('Show my stream link');
  expect(await field(/^Stream/)).toHaveValue(`${SITE}/a/deep/high.mp3?key=1.1`);
  expect(await field(/^M3U/)).toHaveValue(`${SITE}/deep.m3u?mount=high&key=1.1`);
  expect(await field(/^PLS/)).toHaveValue(`${SITE}/deep.pls?mount=high&key=1.1`);
  const code = await within(section()).findByRole('img', { name: /^QR code/ });
  expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  const open = within(section()).getByRole('link', { name: 'Open M3U in a player' });
  expect(open).toHaveAttribute('download', 'deep.m3u');
});

test('the quality can be chosen', async () => {
  await asPremium();
  await press('Show my stream link');
  await field(/^Stream/);
  await user.click(screen.getByRole('button', { name: 'Quality 320 kbps' }));
  await user.click(screen.getByRole('option', { name: '96 kbps' }));
  expect(await within(section()).findByDisplayValue(/low\.mp3/)).toBeVisible();
});

test('a URL can be copied', async () => {
  const { events } = await asPremium();
  await press('Show my stream link');
  await field(/^Stream/);
  await press('Copy: Stream');
  expect(events.at(-1)).toMatchObject({ payload: { message: 'Link copied to clipboard' } });
  expect(await navigator.clipboard.readText()).toBe(`${SITE}/a/deep/high.mp3?key=1.1`);
});

test('URLs obtained by others are replaced after a confirmation', async () => {
  const { data } = await asPremium();
  await press('Show my stream link');
  await field(/^Stream/);
  await press('Replace my stream links');
  expect(within(section()).getByText(/Most players stop within a minute, some within 6 hours\./)).toBeVisible();
  expect(within(section()).getByRole('button', { name: 'Keep them' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(section()).getByRole('button', { name: 'Replace my stream links' })).toHaveFocus();
  await press('Replace my stream links');
  expect(data.queriesOf('endPlayerAddresses')).toEqual([]);
  await press('Replace');
  expect(await within(section()).findByText('Here are your new links. The old ones no longer work.')).toBeVisible();
  expect(await within(section()).findByDisplayValue(`${SITE}/a/deep/high.mp3?key=1.2`)).toBeVisible();
  expect(within(section()).getByRole('button', { name: 'Replace my stream links' })).toHaveFocus();
});

test('no old URL is shown again, and the new ones are labeled once available', async () => {
  const { data } = await asPremium();
  await press('Show my stream link');
  await field(/^Stream/);
  await user.click(screen.getByRole('button', { name: 'Quality 320 kbps' }));
  await user.click(screen.getByRole('option', { name: '96 kbps' }));
  await within(section()).findByDisplayValue(/low\.mp3/);
  const pending = heldBack();
  data.answer({
    getOwnPlayerAddresses: async ({ query }) => {
      await pending.released;
      return { data: addressesOf(query?.mount ?? '', '1.2') };
    },
  });
  await press('Replace my stream links');
  await press('Replace');
  expect(await within(section()).findByText('Your old links no longer work.')).toBeVisible();
  expect(within(section()).queryByRole('textbox', { name: /^Stream/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quality 96 kbps' }));
  await user.click(screen.getByRole('option', { name: '320 kbps' }));
  expect(within(section()).queryByRole('textbox', { name: /^Stream/ })).not.toBeInTheDocument();
  pending.release();
  expect(await field(/^Stream/)).toHaveValue(`${SITE}/a/deep/high.mp3?key=1.2`);
  expect(within(section()).getByText('Here are your new links. The old ones no longer work.')).toBeVisible();
});

test('while being replaced they cannot be copied, and the focus stays', async () => {
  const { data } = await asPremium();
  const pending = heldBack();
  data.answer({
    endPlayerAddresses: async () => {
      await pending.released;
      return { data: undefined };
    },
  });
  await press('Show my stream link');
  expect(within(section()).getByRole('group', { name: 'Stream links' })).toHaveFocus();
  await press('Replace my stream links');
  await press('Replace');
  await press('Keep them');
  expect(within(section()).getByRole('button', { name: 'Keep them' })).toHaveAttribute('aria-disabled', 'true');
  expect(within(section()).getByRole('button', { name: 'Replace' })).toHaveAttribute('aria-busy', 'true');
  pending.release();
  expect(await within(section()).findByText(/^Your old links no longer work\./)).toBeVisible();
  expect(within(section()).getByRole('button', { name: 'Replace my stream links' })).toHaveFocus();
});

test('a failed replacement shows an error and can be retried', async () => {
  const { data, events } = await asPremium();
  data.answer({
    endPlayerAddresses: () => {
      throw new TypeError('No network');
    },
  });
  await press('Show my stream link');
  await press('Replace my stream links');
  await press('Replace');
  expect(events.at(-1)).toMatchObject({ name: 'notification:show', payload: { type: 'warning' } });
  expect(within(section()).getByRole('button', { name: 'Replace' })).toBeEnabled();
});

test('a free member gets playlists for a day, with their end and what Premium would add', async () => {
  await openAs(false, { getPlayerAddresses: () => ({ data: DAY }) });
  expect(within(section()).getByText(/for a day at 96 kbps/)).toBeVisible();
  await press('Get a link for a day');
  expect(await field(/^M3U/)).toHaveValue(DAY.m3u);
  expect(within(section()).queryByRole('textbox', { name: /^Stream/ })).not.toBeInTheDocument();
  expect(within(section()).getByText(/^This link works until Monday/)).toBeVisible();
  expect(within(section()).getByRole('link', { name: 'Keep it for good with Premium' })).toHaveAttribute(
    'href',
    '/premium',
  );
});

test('[RADIO-025] the end of day playlists has its offset where clocks show it twice', async () => {
  liveIn('Europe/Berlin');
  const expires_time = '2026-10-25T01:30:00.000Z';
  await openAs(false, { getPlayerAddresses: () => ({ data: { ...DAY, expires_time } }) });
  await press('Get a link for a day');
  expect(await within(section()).findByText('This link works until Sunday 02:30 CET.')).toBeVisible();
  jest.restoreAllMocks();
  localZone(); // so that the zone is read again for the next listener
});

test('URLs that cannot be read can be requested again', async () => {
  const { data } = await openAs(false, {
    getPlayerAddresses: () => {
      throw new TypeError('No network');
    },
  });
  await press('Get a link for a day');
  const retry = await within(section()).findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  data.answer({ getPlayerAddresses: () => ({ data: DAY }) });
  await user.click(retry);
  expect(await field(/^M3U/)).toHaveValue(DAY.m3u);
}, 20_000);
