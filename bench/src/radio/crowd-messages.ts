export type CrowdRequest =
  | { readonly kind: 'listen'; readonly url: string; readonly count: number }
  | { readonly kind: 'watch'; readonly url: string; readonly count: number }
  /** Tabs that receive every live set. */
  | { readonly kind: 'follow'; readonly url: string; readonly count: number }
  | { readonly kind: 'report' };

/** The state of the audience; times are milliseconds since 1970, bytes those since the last report. */
export type CrowdReply =
  | { readonly kind: 'there'; readonly count: number }
  | {
      readonly kind: 'report';
      readonly open: number;
      readonly bytes: number;
      readonly atMs: number;
      readonly arrivals: readonly number[];
    };
