import { SkipLink } from '@afterglow/shared-ui';
import { IosBanner } from '../ios-banner/ios-banner.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Announcer } from './announcer.tsx';
import { AreaView } from './area-view.tsx';
import { FullPlayerHost, ShortcutsHelpHost } from './overlays.tsx';
import styles from './frame.module.css';
import { MobileMenuBar } from './mobile-menu-bar.tsx';
import { PlayerBar } from './player-bar/player-bar.tsx';
import { RightPanelHost } from './right-panel-host.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useMainMenu } from './use-main-menu.ts';
import { useViews } from './use-views.ts';

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
