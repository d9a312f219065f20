import * as z from 'zod/mini';
import { pagePatternSchema } from './page-pattern.ts';

/** The kinds of things that there are pages about; all but `home` are known by the parameter `<kind>Id` of the page's path. */
export const PAGE_SUBJECTS = ['home', 'mix', 'show', 'artist', 'chart', 'playlist', 'channel'] as const;
/** The kind of thing that a page is about. */
export type PageSubjectKind = (typeof PAGE_SUBJECTS)[number];

/** The kinds of things that the 404 page can say there is not. */
export const missingThingSchema = z.enum(['Mix', 'Show', 'Artist', 'Chart', 'Playlist', 'Genre', 'Channel']);
/** A kind of thing that the 404 page can name. */
export type MissingThing = z.infer<typeof missingThingSchema>;

/** Absent: everybody. "member": a visitor is sent to the log-in. "visitor": a member has nothing to do there. */
const accessSchema = z.enum(['member', 'visitor']);

/** Without `label` and `each` the entry is the title of its section. */
export const menuEntrySchema = z.object({
  /** Title of the section of the main menu. */
  section: z.string(),
  label: z.optional(z.string()),
  /** One entry for every channel, named as the channel; the page is one about a channel. */
  each: z.optional(z.literal('channel')),
  /** Name of an icon of shared-ui. */
  icon: z.string(),
  /** Place in the menu. A section stands where the first of its entries does. */
  order: z.number(),
  /** Who sees the entry. Absent: everybody, whoever may see the page. */
  shownTo: z.optional(accessSchema),
  /** Also in the bar at the foot of small windows. */
  quick: z.optional(z.boolean()),
  /** Also among the shortcuts of the installed application. */
  shortcut: z.optional(z.boolean()),
});
/** An entry of the main menu, as a page declares it. */
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** A page as it stands in a release. Texts name the product as `{brand}`: see `brandedText`. */
export const releasePageSchema = z.object({
  /** What the area's own page table calls it; unique within the release. */
  key: z.string(),
  path: pagePatternSchema,
  /** Other addresses at which the same page is shown. */
  aliases: z.optional(z.array(pagePatternSchema)),
  /** Addresses that the page has had; they lead to `path`, their parameters being called the same. */
  formerly: z.optional(z.array(pagePatternSchema)),
  /** What the page is called where pages are counted. Absent: its address without the first slash. */
  name: z.optional(z.string()),
  about: z.optional(z.enum(PAGE_SUBJECTS)),
  /** Key of the page that this one is a part of, a tab say: it has the code, the subject and the access of that page, and its preview. */
  within: z.optional(z.string()),
  access: z.optional(accessSchema),
  /** Worth finding; a page with parameters is found for every thing that it is about. */
  listed: z.optional(z.boolean()),
  /** What the page is called outside of it, without the product's name. A page about a thing is called as the thing. */
  title: z.optional(z.string()),
  /** One sentence for search engines and link previews; not in live sets. */
  description: z.optional(z.string()),
  menu: z.optional(menuEntrySchema),
  /** There is nothing here: the address leads to the 404 page, which says that there is no such thing. */
  notFound: z.optional(missingThingSchema),
  /** Files (relative to the release) that showing this page needs besides what every page of the release does. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});
/** A page of a release. */
export type ReleasePage = z.infer<typeof releasePageSchema>;
