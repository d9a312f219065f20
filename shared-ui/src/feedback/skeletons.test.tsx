import { render, screen } from '@testing-library/react';
import { CardSkeletons } from './card-skeletons.tsx';
import { HeroSkeleton } from './hero-skeleton.tsx';
import { randomWidth } from './skeleton.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

test('a screen reader announces the loading item and none of the placeholders', () => {
  render(<CardSkeletons what="mixes" count={6} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading mixes');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getAllByRole('list', { hidden: true })).toHaveLength(1);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
});

test('rows and heroes have their skeletons', () => {
  render(
    <>
      <RowSkeletons what="tracks" count={3} />
      <HeroSkeleton what="mix" />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Loading tracks', 'Loading mix']);
});

test('the width of a line looks random, stays in bounds and is stable', () => {
  const widths = Array.from({ length: 200 }, (_, seed) => Number.parseInt(randomWidth(seed), 10));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(38);
  expect(Math.max(...widths)).toBeLessThanOrEqual(88);
  expect(new Set(widths).size).toBeGreaterThan(25);
  expect(randomWidth(7)).toBe(randomWidth(7));
});
