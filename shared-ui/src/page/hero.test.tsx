import { act, render, screen } from '@testing-library/react';
import { Hero } from './hero.tsx';

test('its title is the only h1 of the page', () => {
  render(<Hero eyebrow="Mix" title="Low Tide" meta="1:02:03" actions={<button>Play</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('its second play button appears only once the hero has scrolled away', () => {
  let scroll: (entries: readonly object[]) => void = () => {};
  class FakeObserver {
    constructor(callback: typeof scroll) {
      scroll = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  const more = <button>More</button>;
  render(
    <Hero title="Low Tide" actions={<button>Play</button>} condensed={<button>Play</button>} condensedActions={more} />,
  );
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
  act(() => scroll([{ isIntersecting: false, boundingClientRect: { top: -400 } }]));
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
