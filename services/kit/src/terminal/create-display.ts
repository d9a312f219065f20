import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { createLogUpdate } from 'log-update';
import type { Display } from './display.ts';

/** Draws on a terminal; anything else gets plain lines. No colors if `NO_COLOR` is set. */
export function createDisplay(stream: WriteStream): Display {
  const marks = { done: styleText('green', '✓', { stream }), failed: styleText('red', '✗', { stream }) };
  const write = (line: string): void => void stream.write(`${line}\n`);
  // A terminal that does not report its size cannot be drawn on either.
  const isDrawable = stream.isTTY && process.env['TERM'] !== 'dumb' && stream.columns > 0 && stream.rows > 0;
  if (!isDrawable) return { marks, print: write };
  // The cursor stays visible: whatever ends this process, nothing must be restored.
  const update = createLogUpdate(stream, { showCursor: true });
  return {
    marks,
    // Not `update.persist`, which breaks long lines where the terminal would only wrap them.
    print: (line) => {
      update.clear();
      write(line);
    },
    draw: (lines) => (lines.length > 0 ? update(lines.join('\n')) : update.clear()),
  };
}
