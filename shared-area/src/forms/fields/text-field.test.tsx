import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field.tsx';

test('its label and hint are tied to the input', () => {
  render(<TextField label="Email" type="email" hint="We never share it." />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We never share it.');
});

test('an error replaces the hint, marks the input and is announced', () => {
  render(<TextField label="Email" hint="We never share it." error="Enter an address." />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter an address.');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an address.');
});

test('a password can be shown and hidden again', async () => {
  render(<TextField label="Password" type="password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('while Caps Lock is on, a password shows it in place of its hint', async () => {
  render(<TextField label="Password" type="password" hint="At least 8 characters." />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Password'), '{CapsLock}A');
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Caps Lock is on.');
  await user.keyboard('{CapsLock}a');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 8 characters.');
});
