import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSite } from '../testing/build-site.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Frame } from './frame.tsx';

test('the frame has a skip link, the menu, the top bar, the content and the player', async () => {
  await renderInShell(<Frame />, { liveSet: buildSite(), path: '/404' });
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Player' })).toBeVisible();
});

test('[SHELL-077] a super admin without Premium sees the view of a free member', async () => {
  const drawn = async (superAdmin: boolean) => {
    const session = { ...buildMemberSession({ premium: false, superAdmin }), hasBeenPremium: false };
    await renderInShell(<Frame />, { liveSet: buildSite(), path: '/404', session });
    await userEvent.click(screen.getByRole('button', { name: /menu$/ }));
    const html = document.body.innerHTML;
    cleanup();
    return html.replaceAll(/_r_\w+_/g, ''); // React counts its ids
  };
  const free = await drawn(false);
  expect(free).toContain('START FREE PREMIUM TRIAL');
  expect(await drawn(true)).toBe(free);
});

describe('on small screens', () => {
  const toggle = () => screen.getByRole('button', { name: /menu$/ });

  test('[SHELL-041] a bar has the menu toggle, the logo with BETA and a link to the search', async () => {
    await renderInShell(<Frame />, { liveSet: buildSite(), path: '/404' });
    const bar = toggle().closest('header');
    if (!bar) throw new Error('The toggle stands in no bar.');
    expect(within(bar).getByRole('link', { name: /Afterglow\s*BETA/ })).toHaveAttribute('href', '/');
    expect(within(bar).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  });

  test('[SHELL-040] the main menu closes when the page changes and when the window is resized', async () => {
    const { ports } = await renderInShell(<Frame />, { liveSet: buildSite(), path: '/404' });
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    act(() => ports.navigation.navigate('/radio'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    act(() => ports.navigation.navigate('/404'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    fireEvent(window, new Event('resize'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('the open main menu makes the page inert, and Escape returns to its toggle', async () => {
    await renderInShell(<Frame />, { liveSet: buildSite(), path: '/404' });
    const page = screen.getByRole('main').parentElement;
    await userEvent.click(toggle());
    expect(page).toHaveAttribute('inert');
    screen.getByRole('link', { name: 'Charts' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
    expect(page).not.toHaveAttribute('inert');
  });
});
