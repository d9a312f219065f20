import type { FirstImage } from '../first-picture.ts';

/** A page's description for search engines and for people who are sent a link. */
export interface PagePreview {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, whichever was requested. */
  readonly path: string;
  /** Path of a square picture of 1200 pixels; the site's own when there is none. */
  readonly image?: string | undefined;
  readonly openGraphType: 'website' | 'music.song' | 'music.playlist' | 'music.radio_station' | 'profile';
  /** A schema.org object, without its address, which is the page's. */
  readonly thing: Readonly<Record<string, unknown>>;
  /** What is visible of the page before any script has run. */
  readonly firstPicture?: FirstImage | undefined;
}
