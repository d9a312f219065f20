import { logError } from '../../lib/log.ts';
import { onceIdle } from '../../lib/once-idle.ts';

type Watch = Awaited<ReturnType<typeof load>>;

const load = () => import(/* webpackChunkName: "watch" */ './area-watch.ts');

/** Null if its code cannot be loaded: nothing is watched then. */
export async function loadWatch(): Promise<Watch | null> {
  try {
    return await load();
  } catch (error) {
    logError('What watches areas could not be loaded.', error);
    return null;
  }
}

/** Neither the watched version nor the page waits for this code. */
export function onceWatching(begin: (watch: Watch) => void): void {
  onceIdle(() => {
    void loadWatch().then((watch) => watch && begin(watch));
  });
}
