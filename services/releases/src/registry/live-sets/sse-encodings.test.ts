import { constants, gunzipSync } from 'node:zlib';
import type { LiveSet } from '@afterglow/shared-contracts';
import { createGzipEncoding, createPlainEncoding } from './sse-encodings.ts';

const snapshotOf = (revision: number) => {
  const liveSet: LiveSet = { environment: 'production', revision, shellVersion: null, remotes: [] };
  return { liveSet, json: JSON.stringify(liveSet) };
};

/** As a browser reads a file that has not ended. */
const unpacked = (bytes: Buffer): string => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();

test('a tab reads compressed events as their text, whatever their timing and order', () => {
  const [plain, packed] = [createPlainEncoding(), createGzipEncoding()];
  const [first, second] = [snapshotOf(1), snapshotOf(2)];
  const textOf = (form: typeof plain) => [
    form.beginning,
    form.eventOf(first),
    form.heartbeat,
    form.eventOf(second),
    form.eventOf(first),
  ];
  const text = Buffer.concat(textOf(plain)).toString();
  expect(unpacked(Buffer.concat(textOf(packed)))).toBe(text);
  expect(text).toMatch(
    /^retry: 1000\nevent: live-set\nid: 1\ndata: \{.*\}\n\nevent: heartbeat\ndata:\n\nevent: live-set\nid: 2\n/,
  );
  const late = Buffer.concat([packed.beginning, packed.eventOf(second)]);
  expect(unpacked(late)).toBe(`retry: 1000\nevent: live-set\nid: 2\ndata: ${second.json}\n\n`);
});

test('an event is encoded once for all with the same view', () => {
  for (const form of [createPlainEncoding(), createGzipEncoding()]) {
    const snapshot = snapshotOf(1);
    expect(form.eventOf(snapshot)).toBe(form.eventOf(snapshot));
  }
});
