import type { FirstPicture } from '../first-picture.ts';

/** What a page says of itself to search engines and to whoever a link is sent to. */
export interface PagePreview {
  /** Without the brand. */
  readonly title: string;
  readonly description: string;
  /** The one path of the page, whichever was asked for. */
  readonly path: string;
  /** Path of a square picture of 1200 pixels; the site's own when there is none. */
  readonly image?: string | undefined;
  readonly openGraphType: 'website' | 'music.song' | 'music.playlist' | 'music.radio_station' | 'profile';
  /** A thing of schema.org, without its address, which is the page's. */
  readonly thing: Readonly<Record<string, unknown>>;
  /** What is seen of the page before any script has run. */
  readonly firstPicture?: FirstPicture | undefined;
}
