import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './dropdown.tsx';

const WINDOW_WIDTH = window.innerWidth;

function setUp(right: number) {
  HTMLUListElement.prototype.getBoundingClientRect = () => new DOMRect(right - 200, 0, 200, 100);
  render(
    <Dropdown renderToggle={(props) => <button {...props}>Ana</button>}>
      <li>
        <a href="/settings">Settings</a>
      </li>
    </Dropdown>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Ana' }));
}

const shift = () => screen.getByRole('list').style.getPropertyValue('--dropdown-shift');

test('[SHELL-048] a menu that overflows the window is shifted left by the overflow plus 20 px', async () => {
  await setUp(WINDOW_WIDTH + 35);
  expect(shift()).toBe('-55px');
});

test('[SHELL-048] a menu that fits stays where it is', async () => {
  await setUp(WINDOW_WIDTH);
  expect(shift()).toBe('0px');
});

test('it closes when an entry is chosen', async () => {
  await setUp(WINDOW_WIDTH);
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});
