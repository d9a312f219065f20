import * as z from 'zod/mini';
import { pagePatternSchema } from './page-pattern.ts';

/** The subjects of pages; the parameter `<kind>Id` in the page's path identifies the item, except for `home`. */
export const PAGE_SUBJECTS = ['home', 'mix', 'show', 'artist', 'chart', 'playlist', 'channel'] as const;
/** The subject of a page. */
export type PageSubjectKind = (typeof PAGE_SUBJECTS)[number];

/** The kinds of items that the 404 page can report as missing. */
export const missingThingSchema = z.enum(['Mix', 'Show', 'Artist', 'Chart', 'Playlist', 'Genre', 'Channel']);
/** A kind of item that the 404 page can name. */
export type MissingThing = z.infer<typeof missingThingSchema>;

/** Omitted: everyone. "member": a visitor is redirected to the login. "visitor": a member does not need it. */
const accessSchema = z.enum(['member', 'visitor']);

/** Without `label` and `each` the entry is the title of its section. */
export const menuEntrySchema = z.object({
  /** Title of the section of the main menu. */
  section: z.string(),
  label: z.optional(z.string()),
  /** One entry for every channel, named after it; the page is about a channel. */
  each: z.optional(z.literal('channel')),
  /** Name of an icon of shared-ui. */
  icon: z.string(),
  /** Position in the menu. A section appears where its first entry does. */
  order: z.number(),
  /** Who sees the entry. Omitted: everyone who may see the page. */
  shownTo: z.optional(accessSchema),
  /** Also shown in the bar at the bottom of small windows. */
  quick: z.optional(z.boolean()),
  /** Also one of the shortcuts of the installed application. */
  shortcut: z.optional(z.boolean()),
});
/** An entry in the main menu, as a page declares it. */
export interface MenuEntry extends z.infer<typeof menuEntrySchema> {}

/** A page as it appears in a release. Texts contain the product's name as `{brand}`: see `brandedText`. */
export const releasePageSchema = z.object({
  /** The key of the page in its area's page table; unique within the release. */
  key: z.string(),
  path: pagePatternSchema,
  /** Other paths that show the same page. */
  aliases: z.optional(z.array(pagePatternSchema)),
  /** Legacy paths of the page; they redirect to `path`, with parameters of the same names. */
  formerly: z.optional(z.array(pagePatternSchema)),
  /**
   * "lower_case": parts of the URL are in lower case, with underscores for spaces; another spelling redirects to that
   * one.
   */
  spelling: z.optional(z.literal('lower_case')),
  /** The page's name in analytics. Omitted: its path without the first slash. */
  name: z.optional(z.string()),
  about: z.optional(z.enum(PAGE_SUBJECTS)),
  /**
   * Key of the page that contains this one, for example as a tab: it shares that page's code, subject, access,
   * spelling and preview.
   */
  within: z.optional(z.string()),
  access: z.optional(accessSchema),
  /** Listed for search engines; a page with parameters is listed for every item. */
  listed: z.optional(z.boolean()),
  /** The page's title, without the product's name. The page of an item has that item's title. */
  title: z.optional(z.string()),
  /** One sentence for search engines and link previews; not part of live sets. */
  description: z.optional(z.string()),
  menu: z.optional(menuEntrySchema),
  /** Nothing exists here: the URL leads to the 404 page, which names the missing kind. */
  notFound: z.optional(missingThingSchema),
  /** Files (relative to the release) that this page needs besides those of every page. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
/** A page of a release. */
export interface ReleasePage extends z.infer<typeof releasePageSchema> {}
