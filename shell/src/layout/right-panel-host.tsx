import { useLazy } from '../lib/use-lazy.ts';
import styles from './right-panel-host.module.css';
import { useViews } from './use-views.ts';

const load = () => import(/* webpackChunkName: "player-views" */ '../player-views/right-panel.tsx');

/** The container of queue and tracklist; its width is reserved immediately, its contents appear with their code. */
export function RightPanelHost() {
  const { panel, change } = useViews();
  const loaded = useLazy('The queue', { load, isNeeded: panel !== null, giveUp: () => change({ panel: null }) });
  if (!panel) return null;
  return (
    <aside aria-label="Queue and tracklist" className={styles.panel}>
      {loaded && <loaded.RightPanel panel={panel} />}
    </aside>
  );
}
