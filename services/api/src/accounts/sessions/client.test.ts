import { deviceKey, deviceName, readDevice } from './client.ts';

const BAIT = 'Your account is locked: https://evil.example/unlock';

test.each([`${BAIT}/1.0 `, `${BAIT}/1.0 (x)`, `${BAIT}/1.0 (${BAIT})`, `(${BAIT}/1 (`])(
  'free text in a user agent becomes no name of a browser or system: %s',
  (userAgent) => {
    expect(readDevice(userAgent)).toEqual({ browser: null, system: null });
    expect(deviceName(readDevice(userAgent))).toBe('an unknown browser');
    expect(deviceKey({ address: '192.0.2.1', userAgent })).not.toContain('evil');
  },
);

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Linux; Android 13; K) Chrome/120.0 Mobile Safari/537.36 OPT/2.9', 'Opera Touch on Android'],
  [`${BAIT}/1.0 (Windows NT 10.0)`, 'a browser on Windows'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(readDevice(userAgent))).toBe(name);
});
