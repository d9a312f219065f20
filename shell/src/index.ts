import '@afterglow/shared-ui/tokens.css';
import './layout/shell.css';
import { STARTED } from './boot/started.ts';
import { nextTask } from './lib/next-task.ts';

/**
 * All startup code is in one file and arrives together. It runs in parts, each in its own task, so that a slow phone
 * can render and respond in between: in one task it would freeze for half a second.
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
  const { resolveInitialLiveSet } = await import(/* webpackMode: "eager" */ './live-set/initial-live-set.ts');
  await nextTask();
  const startingPoint = await resolveInitialLiveSet();
  await nextTask();
  bootstrap(startingPoint);
}

start().then(() => dispatchEvent(new Event(STARTED)), reportError);
