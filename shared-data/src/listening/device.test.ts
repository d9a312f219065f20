import { createMemoryStorage } from '../testing/memory-storage.ts';
import { deviceName, deviceOf } from './device.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Linux'],
  [`${LINUX} ${WEBKIT} Chrome/143.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/143.0 Safari/537.36 Edg/143.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/143.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/19.0 Safari/605', 'Safari on Mac'],
  ['curl/8.0', 'Browser on another device'],
])('%s is named "%s"', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('a browser has a stable id, different from that of another browser', () => {
  const storage = createMemoryStorage();
  const { id } = deviceOf(storage, LINUX);
  expect(id).toMatch(/^[a-z0-9]{16,40}$/);
  expect(deviceOf(storage, LINUX).id).toBe(id);
  expect(deviceOf(createMemoryStorage(), LINUX).id).not.toBe(id);
});

test('an invalid id is replaced', () => {
  const storage = createMemoryStorage({ device: '{"id":"<script>"}' });
  expect(deviceOf(storage, LINUX).id).toMatch(/^[a-z0-9]{16,40}$/);
});
