import type { FastifyRequest } from 'fastify';
import type { LiveSetSnapshot } from './live-set-snapshot.ts';
import type { Visitor } from './visitor.ts';

/** What a link shows in the place of what is live: one version, or everything that is live in staging. */
export type PreviewSubject =
  | { readonly kind: 'version'; readonly remote: string; readonly version: string }
  | { readonly kind: 'staging' };

/** What is live, with the subject of a preview over it. */
export interface PreviewedSet {
  current(visitor: Visitor | undefined): LiveSetSnapshot;
  /** Calls back after every change of what is live, or of the subject. */
  subscribe(listener: () => void): () => void;
}

/** What the front door adds to a page, as markup. */
export interface DocumentAddition {
  readonly inHead: string;
  /** Behind everything else. */
  readonly inBody: string;
}

/** What a browser that has opened a link sees until the link ends. */
export interface Preview extends PreviewedSet {
  readonly banner: DocumentAddition;
  hasEnded(): boolean;
}

/** The browser whose request it is. */
export type Browser = Pick<FastifyRequest, 'headers'>;

/** What a browser previews; undefined for nearly every one. */
export type FindPreview = (browser: Browser) => Promise<Preview | undefined>;
