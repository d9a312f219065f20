import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { createDisplay } from './create-display.ts';

function writtenTo(properties: { readonly isTTY: boolean; readonly columns: number; readonly rows: number }) {
  const written: string[] = [];
  const stream = Object.assign(new PassThrough(), properties);
  stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return { written, display: createDisplay(stream as unknown as WriteStream) };
}

test.each([
  ['a pipe', { isTTY: false, columns: 80, rows: 24 }],
  ['a terminal without a size', { isTTY: true, columns: 0, rows: 0 }],
])('%s gets whole lines without redrawing', (_, properties) => {
  const { display, written } = writtenTo(properties);
  expect(display.draw).toBeUndefined();
  display.print('a line that is long');
  expect(written.join('')).toBe('a line that is long\n');
});

test('a line printed to a terminal stays whole, and the display is redrawn below it', () => {
  const { display, written } = writtenTo({ isTTY: true, columns: 10, rows: 24 });
  display.draw?.(['… Building']);
  display.print('a line that is longer than the terminal');
  expect(written.join('')).toContain('a line that is longer than the terminal\n');
});
