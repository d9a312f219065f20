import { showBeside } from './show-beside.ts';

const WINDOW_PX = 1000;

function elementAt(rect: () => DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = rect;
  element.showPopover = () => undefined;
  return element;
}

function open({ popupWidthPx }: { readonly popupWidthPx: number }) {
  let topPx = 300;
  const anchor = elementAt(() => new DOMRect(600, topPx, 40, 40));
  const popup = elementAt(() => new DOMRect(0, 0, popupWidthPx, 200));
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: WINDOW_PX, configurable: true },
    clientHeight: { value: WINDOW_PX, configurable: true },
  });
  const hasButtonLeft = showBeside(popup, anchor);
  return {
    popup,
    hasButtonLeft,
    scrollTo(px: number) {
      topPx = px;
    },
  };
}

test('a menu opens below its button, their right edges aligned', () => {
  const { popup } = open({ popupWidthPx: 240 });
  expect(popup.style.getPropertyValue('--popup-left')).toBe('400px');
  expect(popup.style.getPropertyValue('--popup-top')).toBe('348px');
});

test('a menu loses its button only when the button has moved', () => {
  const menu = open({ popupWidthPx: 240 });
  expect(menu.hasButtonLeft()).toBe(false);
  menu.scrollTo(260);
  expect(menu.hasButtonLeft()).toBe(true);
});

test('a sheet as wide as the window stays, even if its button moves', () => {
  const sheet = open({ popupWidthPx: WINDOW_PX });
  sheet.scrollTo(-400);
  expect(sheet.hasButtonLeft()).toBe(false);
});
