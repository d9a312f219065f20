import { ICY_INTERVAL_BYTES, IcyWeaver } from './icy-metadata.ts';

/** Takes a woven stream apart again, as a player does. */
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

test('the sound is untouched, and a title is sent when it changes', () => {
  const weaver = new IcyWeaver();
  const sound = Buffer.alloc(100_000, 7);
  const woven = Buffer.concat(
    Array.from({ length: 100 }, (_, chunk) => {
      return weaver.weave(
        sound.subarray(chunk * 1000, (chunk + 1) * 1000),
        chunk < 50 ? 'Ana - Dusk' : "Bo - It's late",
      );
    }),
  );
  const { sound: heard, titles } = unweave(woven);
  expect(heard.equals(sound)).toBe(true);
  expect(titles).toEqual(["StreamTitle='Ana - Dusk';", "StreamTitle='Bo - It’s late';"]);
});

test('a chunk longer than the interval carries several pieces of metadata', () => {
  const woven = new IcyWeaver().weave(Buffer.alloc(ICY_INTERVAL_BYTES * 2 + 10), 'x');
  expect(unweave(woven).sound).toHaveLength(ICY_INTERVAL_BYTES * 2 + 10);
});
