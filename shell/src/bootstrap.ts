import { createEventBus, type HostPorts } from '@afterglow/shared-contracts';
import {
  createDataLayer,
  createLocalFlags,
  createSafeStorage,
  followVolume,
  systemClock,
} from '@afterglow/shared-data';
import { firstValueFrom, map } from 'rxjs';
import { start } from 'single-spa';
import { createAnalytics } from './analytics/buffered-analytics.ts';
import { countPageViews } from './analytics/page-views.ts';
import { createApplications } from './applications/applications.ts';
import { createSlotFactory } from './applications/create-slots.ts';
import { readPageConfig } from './config/page-config.ts';
import { createThemeChoice } from './config/theme.ts';
import { focusHeadingAfterNavigation } from './layout/document/focus-heading.ts';
import { MAIN_ID } from './layout/frame.tsx';
import { saveScrollPositions } from './layout/document/scroll-positions.ts';
import { changePage } from './layout/document/view-transition.ts';
import { createViews } from './layout/views.ts';
import { createIosBanner } from './ios-banner/ios-banner-state.ts';
import { isIosBrowser, isStandalone } from './ios-banner/is-ios-browser.ts';
import { loadWithRetry } from './lib/load-with-retry.ts';
import { onceIdle } from './lib/once-idle.ts';
import { subscribeLiveSet } from './live-set/follow-live-set.ts';
import type { InitialLiveSet } from './live-set/initial-live-set.ts';
import { createModals } from './modals/modals.ts';
import { areaProvidingModal } from './modals/area-providing-modal.ts';
import type { OpenRemoteModal } from './modals/remote-modals.ts';
import { createNotifications } from './notifications/notifications.ts';
import { canReach } from './offline/can-reach.ts';
import { createConnection } from './offline/connection.ts';
import { interceptLinkClicks } from './ports/link-clicks.ts';
import { createNavigation } from './ports/navigation.ts';
import { reportInvalidResponse } from './ports/report-invalid-response.ts';
import { createProgress } from './progress/progress.ts';
import { checkAuth } from './startup/check-auth.ts';
import { isPlaying, startPlayer } from './startup/create-player.ts';
import { guardRoutes } from './startup/guard-routes.ts';
import { whenPageIdle } from './startup/when-page-idle.ts';
import { renderFrame } from './startup/render-frame.tsx';
import { updatePageTitles } from './startup/page-titles.ts';
import { createPageReload } from './versions/page-reload.ts';

// One file for both: the first load holds a checksum of each.
const loadAfterPaint = () => import(/* webpackChunkName: "after-paint" */ './startup/after-paint/after-paint.ts');
const loadModalLending = () => import(/* webpackChunkName: "modal" */ './modals/remote-modals.ts');
const loadOffline = () => import(/* webpackChunkName: "after-paint" */ './offline/start-offline.ts');

/** Starts a page, in order. First comes what the listener waits for: the code of the requested area. */
export function bootstrap({ liveSet, isCurrent }: InitialLiveSet): void {
  const config = readPageConfig();
  const theme = createThemeChoice(createSafeStorage(() => localStorage));

  const bus = createEventBus();
  const navigation = createNavigation();
  const progress = createProgress(systemClock);
  const connection = createConnection({
    clock: systemClock,
    random: Math.random,
    isReachable: canReach,
    isNeeded: () => document.visibilityState === 'visible' || isPlaying(player),
  });
  if (!isCurrent) connection.report(false);
  const dataLayer = createDataLayer({
    bus,
    navigation,
    onCall: progress.begin,
    onReached: connection.report,
    onMalformedAnswer: reportInvalidResponse,
  });
  const { data, session } = dataLayer;
  const analytics = createAnalytics();
  const player = startPlayer(bus, dataLayer, analytics, connection);
  followVolume(player, dataLayer.settings);
  const ports: HostPorts = { bus, player, session, navigation, data, analytics };

  const firstLogOut = firstValueFrom(bus.on('auth:logged-out')); // before the first subscriber

  const applications = createApplications(liveSet, createSlotFactory(ports, config, progress.isCalling));
  const owner = applications.ownerOf(location.pathname);
  if (owner.kind === 'remote') applications.slotOf(owner.remote)?.prepare();

  const flags = createLocalFlags(dataLayer.storage, systemClock);
  const pageReload = createPageReload(flags, () => location.reload());
  const notifications = createNotifications(bus, systemClock, pageReload.reload);
  const lending = {
    slotOf: applications.slotOf,
    offeredBy: (content: string) => areaProvidingModal(applications.getLiveSet(), content),
    ports,
  };
  // Together with the code of the dialog that will show it.
  const borrow: OpenRemoteModal = async (...wish) => (await loadModalLending()).createRemoteModals(lending)(...wish);
  const modals = createModals({ bus, clock: systemClock, borrow });
  const views = createViews(navigation, dataLayer.storage);
  const onIos = isIosBrowser(navigator.userAgent, isStandalone());
  const iosBanner = createIosBanner({ isIosBrowser: onIos, flags, clock: systemClock, analytics });
  const authChecked = checkAuth({ features: config.features, session, navigation });
  const openedBy = session.memberId();
  renderFrame(ports, {
    applications,
    notifications,
    modals,
    progress,
    views,
    connection,
    iosBanner,
    theme,
    config,
    reload: pageReload.reload,
  });
  guardRoutes({ navigation, applications, session });
  updatePageTitles(navigation, applications);
  countPageViews(navigation, analytics);
  interceptLinkClicks(navigation, (change, path) => changePage(change, applications.isReady(path)));
  saveScrollPositions();
  const main = document.getElementById(MAIN_ID);
  if (!main) throw new Error('The frame was not drawn.');
  focusHeadingAfterNavigation(navigation, main); // even for a listener who navigates immediately
  start();

  onceIdle(() => subscribeLiveSet(liveSet, connection.returned$, (next) => applications.apply(next)));
  whenPageIdle({ applications, progress, clock: systemClock }, () => {
    const liveSet$ = applications.slots$.pipe(map(applications.getLiveSet));
    const page = {
      ports,
      player,
      connection,
      views,
      notifications,
      dataLayer,
      config,
      flags,
      analytics,
      pageReload,
      authChecked,
      openedBy,
      firstLogOut,
      liveSet$,
      applications,
    };
    loadWithRetry(systemClock, 'What follows the start', loadAfterPaint, ({ startAfterPaint }) =>
      startAfterPaint(page),
    );
    loadWithRetry(systemClock, 'What works offline', loadOffline, ({ startOffline }) => {
      void startOffline({ config, applications, bus });
    });
  });
}
