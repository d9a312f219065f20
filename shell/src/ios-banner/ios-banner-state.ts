import type { AnalyticsPort, ClockPort } from '@afterglow/shared-contracts';
import type { LocalFlags } from '@afterglow/shared-data';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { BehaviorSubject, type Observable } from 'rxjs';

const DISMISSED_FOR_MS = DAY_MS;

/** The banner that offers the app to listeners on an iPhone or iPad. */
export interface IosBannerState {
  readonly isShown$: Observable<boolean>;
  isShown(): boolean;
  click(): void;
  dismiss(): void;
}

interface IosBannerOptions {
  readonly isIosBrowser: boolean;
  readonly flags: Pick<LocalFlags, 'iosBannerDismissedAtMs' | 'dismissIosBanner'>;
  readonly clock: ClockPort;
  readonly analytics: AnalyticsPort;
}

export function createIosBanner({ isIosBrowser, flags, clock, analytics }: IosBannerOptions): IosBannerState {
  const isShown$ = new BehaviorSubject(false);

  function show() {
    isShown$.next(true);
    analytics.send('ios_banner_view', {});
  }

  /** A listener who closes it and stays sees it again after that time. */
  function showWhenDue() {
    const dismissedAtMs = flags.iosBannerDismissedAtMs();
    const leftMs = dismissedAtMs === null ? 0 : dismissedAtMs + DISMISSED_FOR_MS - clock.now();
    if (leftMs <= 0) show();
    else clock.after(leftMs, showWhenDue);
  }

  if (isIosBrowser) showWhenDue();
  return {
    isShown$: isShown$.asObservable(),
    isShown: () => isShown$.value,
    click: () => analytics.send('ios_banner_click', {}),
    dismiss() {
      flags.dismissIosBanner();
      isShown$.next(false);
      analytics.send('ios_banner_dismiss', {});
      showWhenDue();
    },
  };
}
