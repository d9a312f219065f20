import { showRow } from './show-row.ts';

const ROW_PX = 56;
const BOX_PX = 300;
const COUNT = 20;

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
  document.body.replaceChildren();
});

function setUp({ overflowY = 'auto' } = {}) {
  const panel = document.body.appendChild(document.createElement('div'));
  panel.setAttribute('role', 'tabpanel');
  panel.style.overflowY = overflowY;
  Object.defineProperty(panel, 'scrollHeight', { value: COUNT * ROW_PX });
  Object.defineProperty(panel, 'clientHeight', { value: BOX_PX });
  panel.getBoundingClientRect = () => new DOMRect(0, 0, 300, BOX_PX);
  const list = panel.appendChild(document.createElement('ol'));
  for (let row = 0; row < COUNT; row += 1) {
    const item = list.appendChild(document.createElement('li'));
    item.tabIndex = -1;
    item.getBoundingClientRect = () => new DOMRect(0, row * ROW_PX, 300, ROW_PX);
  }
  const scrolled: ScrollToOptions[] = [];
  panel.scrollBy = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrolled.push(options);
  };
  return { list, scrolled };
}

test('a hidden row is scrolled to the middle of the panel', () => {
  const { list, scrolled } = setUp();
  showRow(list, 10);
  expect(scrolled).toEqual([{ top: 10 * ROW_PX - (BOX_PX - ROW_PX) / 2, behavior: 'smooth' }]);
});

test('it scrolls instantly with reduced motion', () => {
  isCalm = true;
  const { list, scrolled } = setUp();
  showRow(list, 10);
  expect(scrolled).toEqual([expect.objectContaining({ behavior: 'auto' })]);
});

test('a row visible with its neighbors stays where it is', () => {
  const { list, scrolled } = setUp();
  showRow(list, 2);
  expect(scrolled).toEqual([]);
});

test('nothing moves while a listener walks through the list', () => {
  const { list, scrolled } = setUp();
  const item = list.children.item(4);
  if (item instanceof HTMLElement) item.focus();
  showRow(list, 10);
  expect(scrolled).toEqual([]);
});

test('a list scrolled by the page, as on a phone, stays', () => {
  const { list, scrolled } = setUp({ overflowY: 'visible' });
  showRow(list, 10);
  expect(scrolled).toEqual([]);
});
