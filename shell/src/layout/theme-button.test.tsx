import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ThemeButton } from './sidebar/sidebar.tsx';

const theme = () => document.documentElement.dataset['theme'];
afterEach(() => localStorage.clear());

test('follows the system until the listener chooses, and each press is the next choice', async () => {
  await renderInShell(<ThemeButton />);
  expect(theme()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Theme: System' }));
  expect(theme()).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: Light' }));
  expect(theme()).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: Dark' }));
  expect(theme()).toBeUndefined();
});

test('stores the choice, and reads any other stored value as no choice', async () => {
  localStorage.setItem('theme', 'dark');
  await renderInShell(<ThemeButton />);
  expect(theme()).toBe('dark');
  localStorage.setItem('theme', 'neon');
  await renderInShell(<ThemeButton />);
  expect(theme()).toBeUndefined();
});
