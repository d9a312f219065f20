import { CHANNEL_IDS, type LiveRemote, type SessionState } from '@afterglow/shared-contracts';
import { buildLiveRelease, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { buildSite } from '../../testing/build-site.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Sidebar } from './sidebar.tsx';

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const section = (name: string) => screen.getByRole('list', { name });

test('[SHELL-001] [SHELL-002] the label BETA is next to the logo', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  expect(screen.getByRole('link', { name: /Afterglow\s*BETA/ })).toBeVisible();
});

test('[SHELL-015] the sections are Home, Search, Radio, Your Music, Account, About, in this order', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  const titles = ['Home', 'Search', 'Radio', 'Your Music', 'Account', 'About'];
  const shown = titles.map((title) => screen.getByText(title));
  for (const [index, title] of shown.slice(1).entries()) {
    expect(shown[index]?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('[SHELL-016] [SHELL-017] Home has Charts, Playlists, Genres & Moods and Mixes', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  expect(links(section('Home'))).toEqual([
    ['Charts', '/browse/charts'],
    ['Playlists', '/browse/playlists'],
    ['Genres & Moods', '/browse/genres'],
    ['Mixes', '/browse/mixes/latest'],
  ]);
});

test('[SHELL-019] Radio has one entry per channel, in the order of channels', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  expect(links(section('Radio')).map(([, href]) => href)).toEqual(CHANNEL_IDS.map((id) => `/radio/${id}`));
});

test.each([
  ['[SHELL-018]', 'Search', '/search'],
  ['[SHELL-020]', 'Your Music', '/yourmusic/mixes'],
  ['[SHELL-025]', 'Privacy Policy', '/about/privacy-policy'],
])('%s %s leads to %s', async (_row, name, href) => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('[SHELL-022] [SHELL-024] Account shows a member their email address and their actions', async () => {
  await renderInShell(<Sidebar isOpen />, {
    liveSet: buildSite(),
    session: buildMemberSession({ email: 'ana@afterglow.example' }),
  });
  expect(screen.getByText('ana@afterglow.example')).toBeVisible();
  expect(links(section('Account'))).toEqual([
    ['Account Management', '/account'],
    ['Settings', '/settings'],
    ['Log out', '/logout'],
  ]);
});

test('[SHELL-023] [SHELL-024] Account offers a visitor only the login', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite() });
  expect(links(section('Account'))).toEqual([['Log in', '/auth/login']]);
});

test.each([
  ['[SHELL-026]', false, 'START FREE PREMIUM TRIAL'],
  ['[SHELL-027]', true, 'UPGRADE TO PREMIUM'],
])('%s [SHELL-028] a free member (had Premium: %s) is offered %s', async (_row, hasBeenPremium, name) => {
  const { ports } = await renderInShell(<Sidebar isOpen={false} />, {
    liveSet: buildSite(),
    session: { ...buildMemberSession({ premium: false }), hasBeenPremium },
  });
  const offer = screen.getByRole('link', { name });
  expect(offer).toHaveAttribute('href', '/premium/view-plans');
  expect(offer).toHaveAttribute('title', name);
  offer.addEventListener('click', (event) => event.preventDefault());
  act(() => offer.click());
  expect(ports.analytics.sent).toEqual([{ name: 'premium_upsell_initiated', data: {} }]);
});

test.each([
  ['a visitor', { status: 'visitor' } as const],
  ['a Premium member', buildMemberSession({ premium: true })],
  ['a member of whom it is not known yet', { ...buildMemberSession({ premium: false }), hasBeenPremium: null }],
])('[SHELL-029] %s is offered nothing', async (_who, session) => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite(), session });
  expect(screen.queryByRole('link', { name: /PREMIUM/ })).not.toBeInTheDocument();
});

describe('the open menu on a small screen has the items of the top bar', () => {
  const open = (session?: SessionState) =>
    renderInShell(<Sidebar isOpen />, { liveSet: buildSite(), ...(session && { session }) });

  test('[SHELL-096] for a visitor the sign-up and the login', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/auth/login');
  });

  test('[SHELL-096] for a Premium member their name and the badge', async () => {
    await open(buildMemberSession({ username: 'ana', premium: true }));
    expect(screen.getByText('ana')).toBeVisible();
    expect(screen.getByText('PREMIUM')).toBeVisible();
  });

  test('[SHELL-096] for a free member their name and the offer', async () => {
    await open({ ...buildMemberSession({ username: 'ana', premium: false }), hasBeenPremium: false });
    expect(screen.getByText('ana')).toBeVisible();
    expect(screen.getByRole('link', { name: 'START 30-DAY FREE TRIAL' })).toBeVisible();
  });
});

test('the current entry is the one with the longest matching path', async () => {
  await renderInShell(<Sidebar isOpen />, { liveSet: buildSite(), path: '/radio/deep/schedule' });
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Deep']);
});

test('a live area with an entry is in the menu, even with an unknown icon', async () => {
  const site = buildSite();
  const guide: LiveRemote = {
    name: 'guide',
    live: buildLiveRelease('guide', {
      pages: [
        {
          key: 'guide',
          path: '/guide',
          scripts: [],
          styles: [],
          menu: { section: 'City Guide', icon: 'lighthouse', order: 450 },
        },
      ],
    }),
    previousVersion: null,
  };
  await renderInShell(<Sidebar isOpen />, { liveSet: { ...site, remotes: [...site.remotes, guide] } });
  const entry = screen.getByRole('link', { name: 'City Guide' });
  expect(entry).toHaveAttribute('href', '/guide');
  expect(screen.getByText('Your Music').compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('About').compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
