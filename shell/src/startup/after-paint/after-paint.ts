import {
  behindOf,
  type ChannelId,
  type HostPorts,
  type LiveSet,
  type PageConfig,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { createSafeStorage, serverClock, systemClock, type DataLayer, type LocalFlags } from '@afterglow/shared-data';
import type { Player } from '@afterglow/shared-player';
import { browserMediaSession, browserTabs, connectMediaSession, syncTabs } from '@afterglow/shared-player/integrations';
import { BehaviorSubject, distinctUntilChanged, fromEvent, map, skip, type Observable } from 'rxjs';
import { askForConsent } from '../../analytics/ask-for-consent.tsx';
import type { BufferedAnalytics } from '../../analytics/buffered-analytics.ts';
import { createConsentStore, refusesSharing } from '../../analytics/consent.ts';
import { createDataLayerSink } from '../../analytics/data-layer-sink.ts';
import { startAnalytics } from '../../analytics/start-analytics.ts';
import { createTagSink } from '../../analytics/tag-sink.ts';
import type { Applications } from '../../applications/applications.ts';
import { loadAheadInView } from '../../applications/load-ahead-in-view.ts';
import { loadAheadOnIntent } from '../../applications/load-ahead.ts';
import { routeName } from '../../config/route-name.ts';
import { listenForSearchKey } from '../../layout/shortcuts/search-key.ts';
import { listenForShortcuts } from '../../layout/shortcuts/shortcuts.ts';
import type { Views } from '../../layout/views.ts';
import { logDebug } from '../../lib/log.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Connection } from '../../offline/connection.ts';
import { refetchOnReconnect } from '../../offline/refetch-on-reconnect.ts';
import { startReminders } from '../../notifications/reminders.ts';
import { showReminder } from '../../notifications/show-reminder.ts';
import { registerPaletteShortcut } from '../../palette/palette-shortcut.ts';
import { pathnameOf } from '../../ports/internal-path.ts';
import { reportBusyVersions } from '../../slots/watches/report-busy-versions.ts';
import { watchShellUpdates } from '../../versions/watch-shell-updates.ts';
import type { PageReload } from '../../versions/page-reload.ts';
import { createVersionCheck } from '../../versions/version-check.ts';
import { createNowPlayingDelay } from './now-playing-delay.ts';
import { createSteps, type StepsOptions } from '../create-steps.ts';
import { loadViewsAhead } from './load-views-ahead.ts';
import { syncListening } from './sync-listening.ts';
import { recordTunedIn } from './record-tuned-in.ts';
import { runSteps } from '../run-steps.ts';
import { notifySessionEnded, type LogOut } from './notify-session-ended.ts';
import { reportVersionUse } from './report-version-use.ts';
import { notifyDeletionCanceled } from './notify-deletion-canceled.ts';
import { withdrawBusy } from './withdraw-busy.ts';

/** Half a day or more: as far as a show is likely to be moved. */
const SCHEDULE_ITEMS = 12;

type OnAir = Readonly<Partial<Record<ChannelId, StationPlaylistItem>>>;

export interface AfterPaint {
  readonly ports: HostPorts;
  readonly player: Player;
  readonly connection: Connection;
  readonly views: Views;
  readonly notifications: Notifications;
  readonly dataLayer: DataLayer;
  readonly applications: Applications;
  readonly config: PageConfig;
  readonly flags: LocalFlags;
  readonly analytics: BufferedAnalytics;
  readonly pageReload: PageReload;
  readonly authChecked: Promise<unknown>;
  readonly openedBy: StepsOptions['openedBy'];
  /** The first logout of this page, which may have happened before this code arrived. */
  readonly firstLogOut: Promise<LogOut>;
  readonly liveSet$: Observable<LiveSet>;
}

/** Starts the parts that can wait: their code is loaded once the page is idle. */
export function startAfterPaint(page: AfterPaint): void {
  const { ports, views, dataLayer, config, flags, authChecked, openedBy } = page;
  listenForShortcuts(ports.player, views);
  listenForSearchKey(views);
  registerPaletteShortcut({ ...page, slowLoadMs: config.slowLoadMs });
  loadAheadOnIntent(page.applications);
  loadAheadInView(page.applications);
  reportBusyVersions(page);
  reportVersionUse({ applications: page.applications, clock: systemClock, shellVersion: __AFTERGLOW_VERSION__ });
  syncListening(ports, dataLayer.listening);
  recordTunedIn({ player: ports.player, storage: dataLayer.storage, clock: serverClock });
  const behindMs = (channel: ChannelId) => behindOf(ports.player.getState(), channel);
  const nowPlaying$ = new BehaviorSubject<OnAir>({});
  dataLayer.delayPushes((show) =>
    createNowPlayingDelay({
      clock: serverClock,
      behindMs,
      onItems(items) {
        show(items);
        nowPlaying$.next({ ...nowPlaying$.value, ...Object.fromEntries(items.map((item) => [item.station, item])) });
      },
    }),
  );
  connectToBrowser(page.player, nowPlaying$);
  const rememberPlace = () => dataLayer.session.rememberPath(ports.navigation.getPath());
  const { notifications } = page;
  void page.firstLogOut.then((first) => notifySessionEnded({ bus: ports.bus, notifications, first, rememberPlace }));
  notifyDeletionCanceled(ports);
  withdrawBusy(page);
  refetchOnReconnect({ ...page, queryClient: dataLayer.queryClient });
  startReminders({
    bus: ports.bus,
    storage: dataLayer.storage,
    clock: serverClock,
    otherTabChanged$: fromEvent(window, 'storage'),
    readSchedule: async (station, after) => {
      const query = { station, after, limit: SCHEDULE_ITEMS, offset: 0 };
      return (await ports.data.call('listStationPlaylists', { query, background: true })).data;
    },
    show: (reminder) => showReminder(ports, reminder),
  });
  const versionCheck = createCheck(page);
  page.liveSet$
    .pipe(
      map(({ shellVersion }) => shellVersion),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe(() => config.features.versionCheck && void versionCheck.check());
  watchShellUpdates(page);
  const steps = createSteps({
    dataLayer,
    navigation: ports.navigation,
    flags,
    versionCheck,
    authChecked,
    openedBy,
    ownerOf: page.applications.ownerOf,
  });
  void runSteps(steps, config.features, systemClock).then(() => loadViewsAhead({ player: ports.player, views }));
  count(page);
}

/** Connects media keys, the lock screen and the other tabs, if the browser supports them. */
function connectToBrowser(player: Player, nowPlaying$: Observable<OnAir>): void {
  const [mediaSession, tabs] = [browserMediaSession(), browserTabs(systemClock)];
  if (mediaSession)
    connectMediaSession(player, { station$: player.station$, nowPlaying$, clock: serverClock }, mediaSession);
  if (tabs) syncTabs(player, tabs);
}

function createCheck({ ports: { bus, data }, flags, pageReload }: AfterPaint) {
  return createVersionCheck({
    read: async () => (await data.call('getVersions', { background: true })).data,
    runningVersion: __AFTERGLOW_VERSION__,
    flags,
    perTab: createSafeStorage(() => sessionStorage),
    bus,
    clock: systemClock,
    announce: pageReload.announce,
  });
}

function count({ analytics, applications, config, dataLayer: { storage }, ports: { navigation } }: AfterPaint): void {
  const keep = createDataLayerSink(window);
  startAnalytics({
    analytics,
    config: config.analytics,
    consent: createConsentStore(storage, refusesSharing(window.navigator)),
    ask: askForConsent,
    local(name, data) {
      keep(name, data);
      logDebug(`Counted: ${name}`, data);
    },
    openTag: (tagUrl) => createTagSink(tagUrl, window),
    path: () => pathnameOf(navigation.getPath()),
    nameOf: (pathname) => routeName(applications.ownerOf(pathname), pathname),
  });
}
