import { icecastConfig } from './icecast-config.ts';

const OPTIONS = {
  serviceUrl: 'http://10.0.0.1:4800',
  relayToken: 'a "token" & more',
  hostName: 'relay.example',
  port: 8000,
  adminPassword: 'secret',
  maxListeners: 500,
  logFolder: '/tmp/logs',
};

test('fetches and polls every stream of every channel with the token', () => {
  const config = icecastConfig(OPTIONS);
  expect(config.match(/<relay>/g)).toHaveLength(12);
  expect(config.match(/<authentication type="url">/g)).toHaveLength(12);
  expect(config).toContain('<mount>/v3/live/a/deep/high.mp3</mount>');
  expect(config).toContain('value="http://10.0.0.1:4800/v3/live/relays/listener-add"');
  expect(config.match(/a &quot;token&quot; &amp; more/g)).toHaveLength(24);
});

test('a mount falls back to the next lower one, and the lowest to none', () => {
  const config = icecastConfig(OPTIONS);
  expect(config.match(/<fallback-mount>\/chill\/\w+\.mp3/g)).toEqual([
    '<fallback-mount>/chill/mid.mp3',
    '<fallback-mount>/chill/low.mp3',
  ]);
});

test('a relay cannot fetch over https', () => {
  expect(() => icecastConfig({ ...OPTIONS, serviceUrl: 'https://radio.example' })).toThrow(RangeError);
});
