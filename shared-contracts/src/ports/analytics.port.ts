/** Every analytics event and its data. */
export interface AnalyticsEvents {
  /** `path` has no query, which may hold private data; `name` is the same for all pages of a kind. */
  readonly page_view: { readonly path: string; readonly name?: string };
  readonly player: {
    readonly action: 'play' | 'pause' | 'stop';
    readonly resource_type: string;
    readonly resource_id: string | number;
  };
  readonly premium_upsell_initiated: NoData;
  readonly premium_upsell_plans: NoData;
  readonly premium_upsell_payment: NoData;
  readonly premium_upsell_completed: NoData;
  readonly donation_upsell_initiated: NoData;
  readonly donation_upsell_amount: NoData;
  readonly donation_upsell_payment: NoData;
  readonly donation_upsell_completed: NoData;
  readonly onboarding_genres_followed: { readonly count: number };
  readonly ios_banner_view: NoData;
  readonly ios_banner_click: NoData;
  readonly ios_banner_dismiss: NoData;
}

type NoData = Readonly<Record<string, never>>;

/** The name of an analytics event. */
export type AnalyticsEventName = keyof AnalyticsEvents;

/** The only way to send an analytics event. It never waits and never throws; the deployment decides whether and where the event goes. */
export interface AnalyticsPort {
  send<Name extends AnalyticsEventName>(name: Name, data: AnalyticsEvents[Name]): void;
}
