import { SkipLink } from '@afterglow/shared-ui';
import { IosBanner } from '../ios-banner/ios-banner.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Announcer } from './document/announcer.tsx';
import { AreaView } from './area-view.tsx';
import { useLazy } from '../lib/use-lazy.ts';
import styles from './frame.module.css';
import { MobileMenuBar } from './sidebar/mobile-menu-bar.tsx';
import { PlayerBar } from './player-bar/player-bar.tsx';
import { RightPanelHost } from './right-panel-host.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { TabBar } from './sidebar/tab-bar.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useMainMenu } from './sidebar/use-main-menu.ts';
import { useViews } from './use-views.ts';

const loadPlayer = () => import(/* webpackChunkName: "player-views" */ '../player-views/full-player/full-player.tsx');

const loadHelp = () => import(/* webpackChunkName: "player-views" */ './shortcuts/shortcuts-help.tsx');

export const MAIN_ID = 'main';

/** Everything around the areas; it stays mounted while they change. */
export function Frame() {
  const menu = useMainMenu();
  const { panel } = useViews();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <div inert={menu.isOpen}>
        <IosBanner />
      </div>
      <MobileMenuBar isOpen={menu.isOpen} onToggle={menu.toggle} />
      <Sidebar isOpen={menu.isOpen} topPx={menu.topPx} />
      <div className={styles.column} data-beside-panel={panel !== null || undefined} inert={menu.isOpen}>
        <TopBar />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <ProgressBar />
          <AreaView />
        </main>
      </div>
      <RightPanelHost />
      <PlayerBar />
      <TabBar />
      <Announcer />
      <NotificationBanner />
      <OfflineBanner />
      <FullPlayerHost />
      <ShortcutsHelpHost />
      <ModalHost />
    </>
  );
}

/** Overlays that the listener opens, preloaded by then: the full-screen player, the list of shortcuts. */
export function FullPlayerHost() {
  const { isExpanded, change } = useViews();
  const close = () => change({ isExpanded: false });
  const player = useLazy('The full-screen player', { load: loadPlayer, isNeeded: isExpanded, giveUp: close });
  return isExpanded && player ? <player.FullPlayer onClose={close} /> : null;
}

function ShortcutsHelpHost() {
  const { isHelpOpen, change } = useViews();
  const close = () => change({ isHelpOpen: false });
  const help = useLazy('The list of shortcuts', { load: loadHelp, isNeeded: isHelpOpen, giveUp: close });
  return isHelpOpen && help ? <help.ShortcutsHelp onClose={close} /> : null;
}
