import { screen, within } from '@testing-library/react';

export function hero() {
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  if (!head) throw new Error('The page has no head.');
  return within(head);
}
