import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

const OPTIONS = [
  { value: 'latest', label: 'Latest' },
  { value: 'popular', label: 'Most popular' },
  { value: 'title', label: 'Title' },
] as const;

function setUp(prefix?: string) {
  const onChange = jest.fn();
  render(<Select label="Order" {...(prefix && { prefix })} options={OPTIONS} value="popular" onChange={onChange} />);
  return {
    onChange,
    toggle: screen.getByRole('button', { name: prefix ? `${prefix} Most popular` : 'Order: Most popular' }),
  };
}

test('[SHELL-088] it shows its prefix and the active option', () => {
  expect(setUp('Sort by').toggle).toHaveTextContent(/^Sort by Most popular$/);
});

test('[SHELL-088] without a prefix it shows only the active option', () => {
  expect(setUp().toggle).toHaveTextContent(/^Most popular$/);
});

test('[SHELL-088] its list has every option, with the active one selected, and emits the chosen one', async () => {
  const { toggle, onChange } = setUp();
  await userEvent.click(toggle);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    OPTIONS.map(({ label }) => label),
  );
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Most popular');
  await userEvent.click(screen.getByRole('option', { name: 'Title' }));
  expect(onChange.mock.calls).toEqual([['title']]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each([
  ['{ArrowDown}{Enter}', [['title']]],
  ['{ArrowUp}{ArrowUp} ', [['latest']]],
  ['{Home}{Enter}', [['latest']]],
  ['{End}{Enter}', [['title']]],
  ['{Enter}', []],
  ['{ArrowDown}{Escape}', []],
])('%s on the open list chooses %j', async (keys, calls) => {
  const { toggle, onChange } = setUp();
  await userEvent.click(toggle);
  expect(screen.getByRole('listbox')).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(onChange.mock.calls).toEqual(calls);
  expect(toggle).toHaveFocus();
});
