import { LRUCache } from 'lru-cache';
import type { CatalogReader } from './catalog-reader.ts';
import { describeSubject } from './describe-subject.ts';
import type { LivePage, MatchedPage } from '../matched-page.ts';
import { generalPreview } from './general-preview.ts';
import type { PagePreview } from './page-preview.ts';
import { type PageSubject, subjectOf } from './page-subject.ts';

/** The longest wait of a visitor for the page's description. */
export const PREVIEW_LIMIT_MS = 400;
/** A changed title appears after this. */
export const PREVIEW_LIFETIME_MS = 300_000;
/** A service that is down is not called for every page. */
export const FAILURE_LIFETIME_MS = 5_000;
const MOST_PREVIEWS = 2_000;

/** `missing`: the page is about something that does not exist. `unknown`: no response came in time, or there is no description. */
export type PreviewOutcome =
  | { readonly kind: 'known'; readonly preview: PagePreview }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

export interface PagePreviews {
  /** Never rejects; waits neither for the release's description nor for the catalog longer than the limit. */
  of(matched: MatchedPage): Promise<PreviewOutcome>;
}

export interface PagePreviewsOptions {
  /** Undefined: only general descriptions exist. */
  readonly catalog: CatalogReader | undefined;
  readonly findDescription: (page: LivePage) => Promise<string | undefined>;
  readonly nowMs: () => number;
  /** Called with read errors. */
  readonly onError: (error: unknown) => void;
}

interface Cached {
  readonly outcome: Promise<PreviewOutcome>;
  expiresAtMs: number;
}

const UNKNOWN: PreviewOutcome = { kind: 'unknown' };
const MISSING: PreviewOutcome = { kind: 'missing' };

export function createPagePreviews(deps: PagePreviewsOptions): PagePreviews {
  const { catalog, findDescription, nowMs, onError } = deps;
  const cached = new LRUCache<string, Cached>({ max: MOST_PREVIEWS });
  /** One per page of a live set, because the front door renders a page again when its preview is another object. */
  const generals = new WeakMap<LivePage, PagePreview>();
  const failedAtMs = new WeakMap<LivePage, number>();

  async function findGeneral(page: LivePage): Promise<PagePreview | undefined> {
    const known = generals.get(page);
    if (known) return known;
    if (nowMs() - (failedAtMs.get(page) ?? -Infinity) < FAILURE_LIFETIME_MS) return undefined;
    try {
      const preview = generalPreview(page, await findDescription(page));
      if (preview) generals.set(page, preview);
      return preview;
    } catch (error) {
      failedAtMs.set(page, nowMs());
      onError(error);
      return undefined;
    }
  }

  function read(subject: PageSubject, reader: CatalogReader, general?: PagePreview): Promise<PreviewOutcome> {
    const key = JSON.stringify([subject, general]);
    const known = cached.get(key);
    if (known && known.expiresAtMs > nowMs()) return known.outcome;
    const entry: Cached = { outcome: describe(subject, reader, general), expiresAtMs: nowMs() + PREVIEW_LIFETIME_MS };
    cached.set(key, entry);
    void entry.outcome.then((outcome) => {
      if (outcome === UNKNOWN) entry.expiresAtMs = nowMs() + FAILURE_LIFETIME_MS;
    });
    return entry.outcome;
  }

  async function describe(subject: PageSubject, reader: CatalogReader, general?: PagePreview): Promise<PreviewOutcome> {
    try {
      const preview = await describeSubject(subject, reader, general);
      return preview ? { kind: 'known', preview } : MISSING;
    } catch (error) {
      onError(error);
      return UNKNOWN;
    }
  }

  return {
    async of(matched) {
      const subject = subjectOf(matched);
      if (subject.kind === 'impossible') return MISSING;
      const isPlain = Object.keys(matched.parameters).length === 0;
      const preview = isPlain ? await withinLimit(findGeneral(matched.page), undefined) : undefined;
      const outcome =
        subject.kind !== 'none' && catalog ? await withinLimit(read(subject, catalog, preview), UNKNOWN) : UNKNOWN;
      return outcome === UNKNOWN && preview ? { kind: 'known', preview } : outcome;
    },
  };
}

/** An answer that comes later is there for the next visitor. */
function withinLimit<Value>(answer: Promise<Value>, otherwise: Value): Promise<Value> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), PREVIEW_LIMIT_MS);
    void answer.then((known) => {
      clearTimeout(timer);
      resolve(known);
    });
  });
}
