import { useLazy } from '../lib/use-lazy.ts';
import styles from './right-panel-host.module.css';
import { useViews } from './use-views.ts';

const load = () => import(/* webpackChunkName: "player-views" */ '../player-views/right-panel.tsx');

/** The place of queue and tracklist; its width is there at once, its contents when their code is. */
export function RightPanelHost() {
  const { panel } = useViews();
  const loaded = useLazy(load, panel !== null, 'The queue');
  if (!panel) return null;
  return (
    <aside aria-label="Queue and tracklist" className={styles.panel}>
      {loaded && <loaded.RightPanel panel={panel} />}
    </aside>
  );
}
