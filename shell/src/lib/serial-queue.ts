import { logError } from './log.ts';

/**
 * Runs tasks one after the other. The returned promise settles when its task has; a task that throws is logged and the
 * next one runs.
 */
export function createSerialQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last.then(task).catch((error: unknown) => logError('A step of an area failed.', error));
    return last;
  };
}
