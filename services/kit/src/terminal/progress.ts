import type { Display } from './display.ts';

const CELLS = 24;

/** Shows a person the current steps and their durations. */
export interface Progress {
  /** Runs a step and prints its line, with its seconds, when it has ended. Steps may overlap. */
  step<Result>(name: string, run: (update: Update) => Promise<Result>): Promise<Result>;
  /** A step that is not a single promise: the caller ends it. */
  begin(name: string): RunningStep;
  say(text: string): void;
}

/** The progress of a step: at a terminal it is drawn as a bar. */
export type Update = (done: number, total: number) => void;

/** A started step: the caller reports its progress, and its outcome. */
export interface RunningStep {
  readonly update: Update;
  end(): void;
  fail(): void;
}

/** The output of progress, and its clock. */
export interface ProgressOptions {
  readonly display: Display;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

interface Shown {
  readonly name: string;
  readonly startedAt: number;
  share?: number;
}

const MS_PER_SECOND = 1000;
const REDRAW_MS = 200;

/** Shows the running steps below the finished lines, which stay. */
export function createProgress({ display, now }: ProgressOptions): Progress {
  const running = new Set<Shown>();
  let timer: NodeJS.Timeout | undefined;
  const seconds = ({ startedAt }: Shown, digits: number): string =>
    `${((now() - startedAt) / MS_PER_SECOND).toFixed(digits)} s`;
  const lineOf = (step: Shown): string =>
    [`… ${step.name}`, ...(step.share === undefined ? [] : [bar(step.share)]), seconds(step, 0)].join('  ');
  const draw = (): void => display.draw?.([...running].map(lineOf));

  const close = (step: Shown, mark: string): void => {
    if (!running.delete(step)) return;
    if (running.size === 0) clearInterval(timer);
    display.print(`${mark} ${step.name} (${seconds(step, 1)})`);
    draw();
  };

  const begin = (name: string): RunningStep => {
    const step: Shown = { name, startedAt: now() };
    if (running.size === 0 && display.draw) timer = setInterval(draw, REDRAW_MS).unref();
    running.add(step);
    draw();
    return {
      update: (done, total) => (step.share = total > 0 ? done / total : 1),
      end: () => close(step, display.marks.done),
      fail: () => close(step, display.marks.failed),
    };
  };

  return {
    say: (text) => {
      display.print(text);
      draw();
    },
    begin,
    step: async (name, run) => {
      const step = begin(name);
      try {
        const result = await run(step.update);
        step.end();
        return result;
      } catch (error) {
        step.fail();
        throw error;
      }
    },
  };
}

function bar(share: number): string {
  const full = Math.round(share * CELLS);
  return '█'.repeat(full) + '░'.repeat(CELLS - full);
}
