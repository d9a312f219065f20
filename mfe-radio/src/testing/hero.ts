import { screen, within } from '@testing-library/react';

/** The header of a page: the element around its h1. */
export function hero() {
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  if (!head) throw new Error('The page has no head.');
  return within(head);
}
