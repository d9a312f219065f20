import type { FirstImage } from '../document/first-picture.ts';

/** A page's description for search engines and shared links. */
export interface PagePreview {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical path, whichever was requested. */
  readonly path: string;
  /** Path of a square image of 1200 pixels; the site's own when there is none. */
  readonly image?: string | undefined;
  readonly openGraphType: 'website' | 'music.song' | 'music.playlist' | 'music.radio_station' | 'profile';
  /** A schema.org object, without its URL, which is the page's. */
  readonly thing: Readonly<Record<string, unknown>>;
  /** The part of the page that is visible before any script has run. */
  readonly firstPicture?: FirstImage | undefined;
}
