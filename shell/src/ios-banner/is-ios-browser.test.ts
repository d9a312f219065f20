import { isIosBrowser, isStandalone } from './is-ios-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const IPOD =
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';

test.each([IPHONE, IPAD, IPOD])('[SHELL-044] the iOS banner is shown on %s', (userAgent) => {
  expect(isIosBrowser(userAgent, false)).toBe(true);
});

test.each([IPHONE, IPAD, IPOD])(
  '[SHELL-044] is never shown in an app started from the home screen of %s',
  (userAgent) => {
    expect(isIosBrowser(userAgent, true)).toBe(false);
  },
);

test.each([
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
])('[SHELL-044] is not shown on %s', (userAgent) => {
  expect(isIosBrowser(userAgent, false)).toBe(false);
});

describe('[SHELL-044] an app started from the home screen is detected', () => {
  const modeIs = (mode: string) =>
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(display-mode: ${mode})` }) });
  afterEach(() => void Reflect.deleteProperty(navigator, 'standalone'));

  test('by the flag of Safari', () => {
    modeIs('browser');
    expect(isStandalone()).toBe(false);
    Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
    expect(isStandalone()).toBe(true);
  });

  test('by its display mode', () => {
    modeIs('standalone');
    expect(isStandalone()).toBe(true);
  });
});
