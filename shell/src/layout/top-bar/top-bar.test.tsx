import { channelName, genreIdSchema, type ChannelId } from '@afterglow/shared-contracts';
import { buildMemberSession, buildStation, type FakeAnalyticsPort } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { listenForSearchKey } from '../shortcuts/search-key.ts';
import { TopBar, topBarOpacity } from './top-bar.tsx';

const free = (hasBeenPremium: boolean) => ({ ...buildMemberSession({ premium: false }), hasBeenPremium });

function expectCounted(offer: HTMLElement, { sent }: FakeAnalyticsPort) {
  expect(sent).toEqual([]);
  offer.addEventListener('click', (event) => event.preventDefault());
  act(() => offer.click());
  expect(sent).toEqual([{ name: 'premium_upsell_initiated', data: {} }]);
}

test.each([
  ['[SHELL-030]', false, 'START 30-DAY FREE TRIAL'],
  ['[SHELL-031]', true, 'UPGRADE TO PREMIUM'],
])('%s [SHELL-032] a free member (had Premium: %s) is offered %s', async (_row, hadPremium, name) => {
  const { ports } = await renderInShell(<TopBar />, { session: free(hadPremium) });
  const offer = screen.getByRole('link', { name });
  expect(offer).toHaveAttribute('href', '/premium/view-plans');
  expectCounted(offer, ports.analytics);
});

test('[SHELL-033] a Premium member sees PREMIUM instead', async () => {
  await renderInShell(<TopBar />, { session: buildMemberSession({ premium: true }) });
  expect(screen.getByText('PREMIUM')).toBeVisible();
  expect(screen.queryByRole('link', { name: /TRIAL|UPGRADE/ })).not.toBeInTheDocument();
});

test.each([
  ['the username', { username: 'ana', firstName: 'Ana' }, 'ana'],
  ['the first name without one', { username: null, firstName: 'Ana' }, 'Ana'],
  ['the e-mail address without either', { username: null, firstName: null }, 'ana@afterglow.example'],
])('[SHELL-034] shows %s', async (_what, names, shown) => {
  await renderInShell(<TopBar />, { session: buildMemberSession({ ...names, email: 'ana@afterglow.example' }) });
  expect(screen.getByRole('button', { name: shown })).toBeVisible();
});

test('[SHELL-035] [SHELL-036] the menu offers Settings, Account Management in a new tab, and Log out', async () => {
  await renderInShell(<TopBar />, { session: buildMemberSession({ username: 'ana' }) });
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ana' }));
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.getByRole('link', { name: /^Account Management/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
});

test('[SHELL-047] the menu opens and closes on its toggle, and closes on a click elsewhere and on Escape', async () => {
  await renderInShell(<TopBar />, { session: buildMemberSession({ username: 'ana' }) });
  const toggle = screen.getByRole('button', { name: 'ana' });
  const isOpen = () => screen.queryByRole('link', { name: 'Settings' }) !== null;
  await userEvent.click(toggle);
  expect(isOpen()).toBe(true);
  await userEvent.click(toggle);
  expect(isOpen()).toBe(false);
  await userEvent.click(toggle);
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
  await userEvent.click(toggle);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(toggle).toHaveFocus();
});

test('[SHELL-037] a visitor is offered the sign-up and the login', async () => {
  await renderInShell(<TopBar />);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth/signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

test('[SHELL-038] is empty only on the login page', async () => {
  const { ports } = await renderInShell(<TopBar />, { path: '/auth/login' });
  expect(screen.getByRole('banner')).toBeEmptyDOMElement();
  act(() => ports.navigation.navigate('/auth/signup'));
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.each([
  [0, 0],
  [45, 0.45],
  [89, 0.89],
  [90, 0.9],
  [4000, 0.9],
  [-20, 0],
])('[SHELL-039] at %d px the background has the opacity %d', (scrollPx, opacity) => {
  expect(topBarOpacity(scrollPx)).toBe(opacity);
});

test('[SHELL-039] the background follows the scroll position', async () => {
  await renderInShell(<TopBar />);
  const opacityAt = (scrollPx: number) => {
    Object.defineProperty(window, 'scrollY', { value: scrollPx, configurable: true });
    fireEvent.scroll(window);
    return screen.getByRole('banner').style.getPropertyValue('--ground-opacity');
  };
  expect([0, 45, 89, 90, 2000, 30].map(opacityAt)).toEqual(['0', '0.45', '0.89', '0.9', '0.9', '0.3']);
});

const SUGGESTED_MS = 350;
const searchField = () => screen.getByRole('combobox', { name: 'Search Afterglow' });
/** The plain one is rendered immediately, and replaced by this one. */
const wholeField = () => waitFor(() => expect(searchField()).toHaveAttribute('aria-autocomplete', 'list'));

test('[SEARCH-006] a search leads to its results, an empty one to the search page', async () => {
  const { ports } = await renderInShell(<TopBar />);
  expect(searchField()).toHaveAttribute('placeholder', 'What do you want to listen to?');
  fireEvent.input(searchField(), { target: { value: ' deep & slow ' } });
  fireEvent.submit(searchField());
  expect(ports.navigation.getPath()).toBe('/search/results/top/deep_%26_slow');
  await wholeField();
  // A submitted search shows no suggestions, which would cover the results.
  await act(() => new Promise((resolve) => setTimeout(resolve, SUGGESTED_MS)));
  expect(ports.data.queriesOf('search')).toEqual([]);
  await userEvent.type(searchField(), 'er{Enter}');
  expect(ports.navigation.getPath()).toBe('/search/results/top/deep_%26_slow_er');
  act(() => searchField().blur());
  act(() => ports.navigation.navigate('/radio'));
  expect(searchField()).toHaveAttribute('placeholder', 'What do you want to listen to?');
  fireEvent.submit(searchField());
  expect(ports.navigation.getPath()).toBe('/search');
});

test('[SEARCH-036] text typed before the whole field is loaded stays in it, with the focus', async () => {
  await renderInShell(<TopBar />);
  const plain = searchField();
  act(() => plain.focus());
  fireEvent.compositionStart(plain);
  fireEvent.input(plain, { target: { value: 'low' } });
  await act(async () => void (await import('@afterglow/shared-area/search-field')));
  expect(searchField()).toBe(plain);
  fireEvent.compositionEnd(plain);
  await wholeField();
  expect(searchField()).not.toBe(plain);
  expect(searchField()).toHaveFocus();
  await userEvent.keyboard(' tide');
  expect(searchField()).toHaveValue('low tide');
});

test('[SEARCH-011] [SEARCH-037] it suggests, and opens the results after a typing pause, on any page', async () => {
  const station = (id: ChannelId) => buildStation(id, { title: channelName(id) });
  const stations = {
    afterglow: station('afterglow'),
    chill: station('chill'),
    classics: station('classics'),
    deep: station('deep'),
  };
  const { ports } = await renderInShell(<TopBar />, {
    answers: {
      search: () => ({ data: { Artists: [], Shows: [], Episodes: [], Mixes: [] } }),
      listGenres: () => ({ data: [{ id: genreIdSchema.parse(7), name: 'Deep House' }] }),
      listStations: () => ({ data: stations }),
    },
  });
  act(() => ports.navigation.navigate('/radio'));
  await userEvent.type(searchField(), 'deep');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'DeepChannel',
      'Deep HouseGenre',
    ]),
  );
  await waitFor(() => expect(ports.navigation.getPath()).toBe('/search/results/top/deep'));
  expect(searchField()).toHaveFocus();
  await userEvent.click(screen.getByRole('option', { name: /^Deep Channel|^DeepChannel/ }));
  await waitFor(() => expect(ports.navigation.getPath()).toBe('/radio/deep'));
  expect(searchField()).toHaveValue('');
});

test.each(['/search', '/search/results/top/deep', '/searches'])('at %s "/" focuses it', async (path) => {
  const { ports, services } = await renderInShell(<TopBar />);
  act(() => ports.navigation.navigate(path));
  const stop = listenForSearchKey(services.views);
  await userEvent.keyboard('/');
  stop();
  await wholeField();
  expect(searchField()).toHaveFocus();
});
