import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rail } from './rail.tsx';

function layOutList(list: HTMLElement, scrollLeft: number): jest.Mock {
  const scrollBy = jest.fn();
  Object.defineProperties(list, {
    scrollWidth: { value: 1000, configurable: true },
    clientWidth: { value: 400, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  list.scrollBy = scrollBy;
  act(() => {
    fireEvent.scroll(list);
  });
  return scrollBy;
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList; // jsdom has none
});

function renderRail(): HTMLElement {
  render(
    <Rail title="Latest Mixes" href="/browse/mixes" linkText="Browse All">
      <a href="/mix/1">One</a>
      <a href="/mix/2">Two</a>
    </Rail>,
  );
  return screen.getByRole('list');
}

test('its items are one list under one heading', () => {
  renderRail();
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Mixes' })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

test('while all items fit there are no page buttons', () => {
  renderRail();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('its buttons turn a page, and a used-up one stays focusable but does nothing', async () => {
  const scrollBy = layOutList(renderRail(), 0);
  await userEvent.click(screen.getByRole('button', { name: 'Next in Latest Mixes' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 400, behavior: 'smooth' });
  const previous = screen.getByRole('button', { name: 'Previous in Latest Mixes' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous);
  expect(previous).toHaveFocus();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('placeholders cannot be turned, since the items start on the first page', async () => {
  render(
    <Rail title="Latest Mixes" waiting>
      <div />
    </Rail>,
  );
  const scrollBy = layOutList(screen.getByRole('list'), 0);
  const next = screen.getByRole('button', { name: 'Next in Latest Mixes' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('on the last page only the back button is enabled', () => {
  layOutList(renderRail(), 600);
  expect(screen.getByRole('button', { name: 'Next in Latest Mixes' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Previous in Latest Mixes' })).toHaveAttribute('aria-disabled', 'false');
});

test('under reduced motion a page is turned instantly', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const scrollBy = layOutList(renderRail(), 0);
  await userEvent.click(screen.getByRole('button', { name: 'Next in Latest Mixes' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 400, behavior: 'auto' });
});

test('arrow keys, Home and End go from item to item, and stop at the ends', async () => {
  renderRail();
  const [one, two] = screen.getAllByRole('link').slice(1);
  one?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(two).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(two).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(one).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(two).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(one).toHaveFocus();
});

test('an open menu in an item keeps the arrow keys', async () => {
  render(
    <Rail title="Latest Mixes">
      <div>
        <a href="/mix/1">One</a>
        <div popover="auto">
          <button type="button">Play next</button>
        </div>
      </div>
      <a href="/mix/2">Two</a>
    </Rail>,
  );
  const entry = screen.getByText('Play next');
  entry.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(entry).toHaveFocus();
});
