import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test.each(['checkbox', 'radio', 'switch'] as const)(
  'as a %s it has that role and is toggled by its label',
  async (kind) => {
    render(<Checkbox kind={kind}>Show notifications</Checkbox>);
    const box = screen.getByRole(kind, { name: 'Show notifications' });
    expect(box).not.toBeChecked();
    await userEvent.click(screen.getByText('Show notifications'));
    expect(box).toBeChecked();
  },
);
