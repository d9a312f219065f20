import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { createLogUpdate } from 'log-update';
import type { Display } from './display.ts';

/** A terminal is drawn on; anything else gets plain lines. Colors are left out where `NO_COLOR` is set. */
export function createDisplay(stream: WriteStream): Display {
  const marks = { done: styleText('green', '✓', { stream }), failed: styleText('red', '✗', { stream }) };
  if (!stream.isTTY || process.env['TERM'] === 'dumb') {
    return { marks, print: (line) => void stream.write(`${line}\n`) };
  }
  // The cursor stays visible: whatever ends this process, nothing has to be put back.
  const update = createLogUpdate(stream, { showCursor: true });
  return {
    marks,
    print: (line) => update.persist(line),
    draw: (lines) => (lines.length > 0 ? update(lines.join('\n')) : update.clear()),
  };
}
