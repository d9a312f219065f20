const REDRAW_MS = 200;
const BAR_CELLS = 24;
const MS_PER_SECOND = 1000;

/**
 * One line about a step that takes time. At a terminal it is redrawn while the step runs, with a bar once `update` has reported
 * progress; elsewhere it is written once, at the end. It needs no packages, because it shows how they are installed.
 */
export function createStepLine(stream, name) {
  const startedAt = performance.now();
  const isLive = stream.isTTY && process.env.TERM !== 'dumb';
  let share;
  const seconds = (digits) => `${((performance.now() - startedAt) / MS_PER_SECOND).toFixed(digits)} s`;
  const draw = () => stream.write(`\r\u001B[K… ${name}${share === undefined ? '' : `  ${bar(share)}`}  ${seconds(0)}`);
  if (isLive) draw();
  const timer = isLive ? setInterval(draw, REDRAW_MS) : undefined;
  const close = (mark, color) => {
    clearInterval(timer);
    const painted = stream.isTTY && stream.hasColors() ? `\u001B[${color}m${mark}\u001B[39m` : mark;
    stream.write(`${isLive ? '\r\u001B[K' : ''}${painted} ${name} (${seconds(1)})\n`);
  };
  return {
    update(done, total) {
      share = done / total;
    },
    end: () => close('✓', 32),
    fail: () => close('✗', 31),
  };
}

function bar(share) {
  const full = Math.round(share * BAR_CELLS);
  return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
}
