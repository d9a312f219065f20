import { screen, within } from '@testing-library/react';

export function rowsOf(list: string): readonly (string | null)[] {
  return within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map((row) => row.textContent);
}
