import { logError } from '../lib/log.ts';
import { onceIdle } from '../lib/once-idle.ts';

type Watch = Awaited<ReturnType<typeof load>>;

const load = () => import(/* webpackChunkName: "watch" */ './area-watch.ts');

/** Null where its code cannot be had: nothing is watched then. */
export async function loadWatch(): Promise<Watch | null> {
  try {
    return await load();
  } catch (error) {
    logError('What watches areas could not be loaded.', error);
    return null;
  }
}

/** Nothing that is watched has to wait for this code, and the page does not. */
export function onceWatching(begin: (watch: Watch) => void): void {
  onceIdle(() => {
    void loadWatch().then((watch) => watch && begin(watch));
  });
}
