import { listenForSearchKey } from './search-key.ts';

const PAGE = '<header><form role="search"><input></form></header><main><form role="search"><input></form></main>';

let stop = () => {};
afterEach(() => stop());

function setUp({ hasLetterKeys = true, html = PAGE } = {}) {
  document.body.innerHTML = html;
  const rest = { panel: null, isExpanded: false, isHelpOpen: false };
  stop = listenForSearchKey({ getState: () => ({ ...rest, hasLetterKeys }) });
}

function press(target: Element, options: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...options });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const fields = () => [...document.querySelectorAll('input')];

test('focuses the field of the frame', () => {
  setUp();
  expect(press(document.body)).toBe(true);
  expect(fields()[0]).toHaveFocus();
});

test('focuses the field of the search page when the frame has none or hides its own', () => {
  setUp({ html: '<header></header><main><form role="search"><input></form></main>' });
  press(document.body);
  expect(fields()[0]).toHaveFocus();
  stop();
  setUp();
  fields()[0]?.setAttribute('disabled', '');
  press(document.body);
  expect(fields()[1]).toHaveFocus();
});

test('is an ordinary letter during typing', () => {
  setUp({ html: `<textarea></textarea>${PAGE}` });
  const text = document.querySelector('textarea') ?? document.body;
  text.focus();
  expect(press(text)).toBe(false);
  expect(text).toHaveFocus();
});

test.each([
  ['turned off', { hasLetterKeys: false }, {}],
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with Cmd', {}, { metaKey: true }],
])('does nothing %s', (_how, options, keys) => {
  setUp(options);
  expect(press(document.body, keys)).toBe(false);
});
