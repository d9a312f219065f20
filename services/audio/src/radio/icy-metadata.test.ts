import { ICY_INTERVAL_BYTES, IcyMetadataInjector } from './icy-metadata.ts';

/** Separates a stream from its metadata, as a player does. */
function unweave(stream: Buffer): { sound: Buffer; titles: string[] } {
  const sound: Buffer[] = [];
  const titles: string[] = [];
  let offset = 0;
  while (offset < stream.length) {
    sound.push(stream.subarray(offset, offset + ICY_INTERVAL_BYTES));
    offset += ICY_INTERVAL_BYTES;
    if (offset >= stream.length) break;
    const length = (stream[offset] ?? 0) * 16;
    const text = stream
      .subarray(offset + 1, offset + 1 + length)
      .toString()
      .replace(/\0+$/, '');
    if (text !== '') titles.push(text);
    offset += 1 + length;
  }
  return { sound: Buffer.concat(sound), titles };
}

test('the audio is unchanged, and a title is sent when it changes', () => {
  const weaver = new IcyMetadataInjector();
  const sound = Buffer.alloc(100_000, 7);
  const woven = Buffer.concat(
    Array.from({ length: 100 }, (_, chunk) => {
      const title = chunk < 50 ? 'Ana - Dusk' : "Bo - It's late";
      return weaver.weave([{ sound: sound.subarray(chunk * 1000, (chunk + 1) * 1000), title }]);
    }),
  );
  const { sound: heard, titles } = unweave(woven);
  expect(heard.equals(sound)).toBe(true);
  expect(titles).toEqual(["StreamTitle='Ana - Dusk';", "StreamTitle='Bo - It’s late';"]);
});

test('a chunk longer than the interval carries several pieces of metadata', () => {
  const woven = new IcyMetadataInjector().weave([{ sound: Buffer.alloc(ICY_INTERVAL_BYTES * 2 + 10), title: 'x' }]);
  expect(unweave(woven).sound).toHaveLength(ICY_INTERVAL_BYTES * 2 + 10);
});

test.each([
  ['a byte before', -1, 'two'],
  ['exactly at', 0, 'two'],
  ['a byte behind', 1, 'one'],
])('the title is that of the audio that follows it, when another mix starts %s the interval', (_, shift, first) => {
  const woven = new IcyMetadataInjector().weave([
    { sound: Buffer.alloc(ICY_INTERVAL_BYTES + shift), title: 'one' },
    { sound: Buffer.alloc(ICY_INTERVAL_BYTES * 2), title: 'two' },
  ]);
  expect(unweave(woven).titles[0]).toBe(`StreamTitle='${first}';`);
});

test('metadata waits for the audio after it, which may come much later', () => {
  const weaver = new IcyMetadataInjector();
  const one = weaver.weave([{ sound: Buffer.alloc(ICY_INTERVAL_BYTES), title: 'one' }]);
  const two = weaver.weave([{ sound: Buffer.alloc(100), title: 'two' }]);
  expect(one).toHaveLength(ICY_INTERVAL_BYTES);
  expect(unweave(Buffer.concat([one, two])).titles).toEqual(["StreamTitle='two';"]);
});

test.each([
  ["'; StreamUrl='https://evil.example/", "StreamTitle='’; StreamUrl=’https://evil.example/';"],
  ["It's'; StreamTitle='x", "StreamTitle='It’s’; StreamTitle=’x';"],
])('a title that holds %s adds no other field', (title, reported) => {
  const woven = new IcyMetadataInjector().weave([{ sound: Buffer.alloc(ICY_INTERVAL_BYTES + 1), title }]);
  expect(unweave(woven).titles).toEqual([reported]);
});

test('a title of any length fits', () => {
  const woven = new IcyMetadataInjector().weave([
    { sound: Buffer.alloc(ICY_INTERVAL_BYTES + 1), title: '日'.repeat(10_000) },
  ]);
  const { sound, titles } = unweave(woven);
  expect(sound).toHaveLength(ICY_INTERVAL_BYTES + 1);
  expect(titles[0]).toMatch(/^StreamTitle='日{500}';$/);
});
