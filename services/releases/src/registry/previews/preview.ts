import type { FastifyRequest } from 'fastify';
import type { LiveSetSnapshot, Visitor } from '../live-views/index.ts';

/** The subject of a preview link: one version, or all of staging. */
export type PreviewSubject =
  | { readonly kind: 'version'; readonly remote: string; readonly version: string }
  | { readonly kind: 'staging' };

/** The live set, with the subject of a preview on top. */
export interface PreviewedSet {
  current(visitor: Visitor | undefined): LiveSetSnapshot;
  subscribe(listener: () => void): () => void;
}

/** Markup that the front door adds to a page. */
export interface DocumentAddition {
  readonly inHead: string;
  /** At the end. */
  readonly inBody: string;
}

/** The view of a browser that has opened a link, until the link ends. */
export interface Preview extends PreviewedSet {
  readonly banner: DocumentAddition;
  hasEnded(): boolean;
}

export type Browser = Pick<FastifyRequest, 'headers'>;

/** A browser's preview; undefined for nearly all. */
export type FindPreview = (browser: Browser) => Promise<Preview | undefined>;
