import { icecastConfig, type IcecastOptions } from './icecast-config.ts';

const OPTIONS: IcecastOptions = {
  serviceUrls: ['http://10.0.0.1:4800'],
  relayToken: 'a "token" & more',
  hostName: 'relay.example',
  port: 8000,
  bindAddress: '127.0.0.1',
  adminPassword: 'secret',
  sourcePassword: 'no one has it',
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

test('a mount falls back to the same stream of the other instance first', () => {
  const config = icecastConfig({ ...OPTIONS, serviceUrls: ['http://10.0.0.1:4800', 'http://10.0.0.2:4800'] });
  expect(config.match(/<relay>/g)).toHaveLength(24);
  expect(config.match(/<fallback-mount>(\/2)?\/chill\/\w+\.mp3/g)).toEqual([
    '<fallback-mount>/2/chill/high.mp3',
    '<fallback-mount>/chill/mid.mp3',
    '<fallback-mount>/2/chill/mid.mp3',
    '<fallback-mount>/chill/low.mp3',
    '<fallback-mount>/2/chill/low.mp3',
  ]);
  expect(config.match(/<fallback-mount>[^]*?<fallback-override>\d/g)?.slice(0, 2)).toEqual([
    expect.stringMatching(/\/2\/chill\/high[^]*>1$/),
    expect.stringMatching(/\/chill\/mid[^]*>0$/),
  ]);
  expect(config).toMatch(
    /<server>10\.0\.0\.2<\/server>\s*<port>4800<\/port>\s*<mount>\/v3\/live\/a\/chill\/high\.mp3<\/mount>\s*<local-mount>\/2\/chill\/high\.mp3/,
  );
});

test('listens on one address, and no source has a password', () => {
  const config = icecastConfig(OPTIONS);
  expect(config).toContain('<bind-address>127.0.0.1</bind-address>');
  expect(config).toContain('<source-password>no one has it</source-password>');
  expect(config).toContain('<admin-password>secret</admin-password>');
});

test('a relay cannot fetch over https', () => {
  expect(() => icecastConfig({ ...OPTIONS, serviceUrls: ['https://radio.example'] })).toThrow(RangeError);
});
