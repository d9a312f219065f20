import { createSecretBox } from './secret-box.ts';

const box = createSecretBox('a secret of the tests');

test('closed text opens again, for its own purpose only', () => {
  const closed = box.close('a key', 'key of 1');
  expect(Buffer.from(closed).toString('latin1')).not.toContain('a key');
  expect(box.open(closed, 'key of 1')).toBe('a key');
  expect(box.open(closed, 'key of 2')).toBeUndefined();
});

test('every closed text is different, and opens neither elsewhere nor changed or cut short', () => {
  const closed = Buffer.from(box.close('a key', 'key of 1'));
  expect(closed.equals(box.close('a key', 'key of 1'))).toBe(false);
  expect(createSecretBox('another secret').open(closed, 'key of 1')).toBeUndefined();
  for (const length of [0, 5, 20, closed.length - 1]) {
    expect(box.open(closed.subarray(0, length), 'key of 1')).toBeUndefined();
  }
  closed[closed.length - 1] = (closed.at(-1) ?? 0) ^ 1;
  expect(box.open(closed, 'key of 1')).toBeUndefined();
});
