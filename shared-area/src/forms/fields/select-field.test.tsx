import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.tsx';

test('an option is chosen by its name', async () => {
  const onChange = jest.fn();
  render(
    <SelectField label="Quality" onChange={(event) => onChange(event.target.value)}>
      <option value="128">Normal</option>
      <option value="320">High</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), 'High');
  expect(onChange).toHaveBeenCalledWith('320');
});
