import { render, screen } from '@testing-library/react';
import { BETA_LABEL, BRAND } from '@afterglow/shared-contracts';
import { Logo } from './logo.tsx';

test('it reads as the product name and its label', () => {
  render(
    <a href="/">
      <Logo label={BETA_LABEL} />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(`${BRAND}${BETA_LABEL}`);
});
