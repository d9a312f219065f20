import * as z from 'zod/mini';
import { pagePatternSchema } from './page-pattern.ts';

/** The kinds of things that pages are about; the parameter `<kind>Id` in the page's path identifies the thing, except for `home`. */
export const PAGE_SUBJECTS = ['home', 'mix', 'show', 'artist', 'chart', 'playlist', 'channel'] as const;
/** The kind of thing that a page is about. */
export type PageSubjectKind = (typeof PAGE_SUBJECTS)[number];

/** The kinds of things that the 404 page can say do not exist. */
export const missingThingSchema = z.enum(['Mix', 'Show', 'Artist', 'Chart', 'Playlist', 'Genre', 'Channel']);
/** A kind of thing that the 404 page can name. */
export type MissingThing = z.infer<typeof missingThingSchema>;

/** Left out: everyone. "member": a visitor is sent to the login. "visitor": a member has no use for it. */
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
  /** Who sees the entry. Left out: everyone who may see the page. */
  shownTo: z.optional(accessSchema),
  /** Also shown in the bar at the bottom of small windows. */
  quick: z.optional(z.boolean()),
  /** Also one of the shortcuts of the installed application. */
  shortcut: z.optional(z.boolean()),
});
/** An entry in the main menu, as a page declares it. */
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** A page as it appears in a release. Texts contain the product's name as `{brand}`: see `brandedText`. */
export const releasePageSchema = z.object({
  /** The key of the page in its area's page table; unique within the release. */
  key: z.string(),
  path: pagePatternSchema,
  /** Other addresses that show the same page. */
  aliases: z.optional(z.array(pagePatternSchema)),
  /** Former addresses of the page; they lead to `path`, with parameters of the same names. */
  formerly: z.optional(z.array(pagePatternSchema)),
  /** "lower_case": parts of the address are in lower case, with underscores for spaces; another spelling leads to that one. */
  spelling: z.optional(z.literal('lower_case')),
  /** The page's name in analytics. Left out: its address without the first slash. */
  name: z.optional(z.string()),
  about: z.optional(z.enum(PAGE_SUBJECTS)),
  /** Key of the page that contains this one, for example as a tab: it shares that page's code, subject, access, spelling and preview. */
  within: z.optional(z.string()),
  access: z.optional(accessSchema),
  /** Listed for search engines; a page with parameters is listed for every thing it is about. */
  listed: z.optional(z.boolean()),
  /** The page's title, without the product's name. A page about a thing has that thing's title. */
  title: z.optional(z.string()),
  /** One sentence for search engines and link previews; not part of live sets. */
  description: z.optional(z.string()),
  menu: z.optional(menuEntrySchema),
  /** Nothing exists here: the address leads to the 404 page, which says that there is no such thing. */
  notFound: z.optional(missingThingSchema),
  /** Files (relative to the release) that this page needs besides those that every page of the release needs. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
/** A page of a release. */
export type ReleasePage = z.infer<typeof releasePageSchema>;
