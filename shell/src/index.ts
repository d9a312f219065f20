import '@afterglow/shared-ui/tokens.css';
import './layout/shell.css';
import { nextTask } from './lib/next-task.ts';

/**
 * All code of the start lies in one file and is there at once. It runs piece by piece, each in a task of its own, so a slow phone
 * can draw and answer in between: in one task it would stand still for half a second.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-contracts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-data');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-player');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@afterglow/shared-ui');
  await nextTask();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap.ts');
  const { findStartingPoint } = await import(/* webpackMode: "eager" */ './live-set/starting-point.ts');
  await nextTask();
  const startingPoint = await findStartingPoint();
  await nextTask();
  bootstrap(startingPoint);
}

void start();
