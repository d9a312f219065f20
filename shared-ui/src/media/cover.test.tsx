import { render, screen } from '@testing-library/react';
import { Cover } from './cover.tsx';

const IMAGE = { url: '/v3/images/mix-7', color: '#12786e' };

test('it has width, height and every served size before it loads', () => {
  render(<Cover image={IMAGE} alt="Low Tide" widthPx={232} />);
  const cover = screen.getByRole('img', { name: 'Low Tide' });
  expect(cover).toHaveAttribute('width', '232');
  expect(cover).toHaveAttribute('height', '232');
  expect(cover).toHaveAttribute('srcset', expect.stringContaining('/v3/images/mix-7?width=600 600w'));
  expect(cover).toHaveAttribute('sizes', '232px');
  expect(cover).toHaveStyle({ backgroundColor: '#12786e' });
});

test('it loads lazily, unless it is in the first row', () => {
  const { rerender } = render(<Cover image={IMAGE} alt="Low Tide" widthPx={232} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  rerender(<Cover image={IMAGE} alt="Low Tide" widthPx={232} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('without an image it still has the image role with its name', () => {
  render(<Cover image={null} alt="Low Tide" widthPx={232} />);
  expect(screen.getByRole('img', { name: 'Low Tide' })).toBeVisible();
});
