import {
  CHANNEL_IDS,
  channelName,
  fillPattern,
  pagesOf,
  type LiveSet,
  type MenuEntry,
  type ReleasePage,
  type SessionState,
} from '@afterglow/shared-contracts';
import { isIconName, type IconName } from '@afterglow/shared-ui';
import { LOGOUT_PATH, PATHS } from '../../config/paths.ts';
import { allRemotesOf } from '../../live-set/remotes-of.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** The channel's hue. */
  readonly channel?: string;
}

export interface NavigationSection {
  readonly title: string;
  readonly href?: string;
  readonly icon?: IconName;
  readonly entries: readonly NavigationEntry[];
}

interface PlacedEntry extends MenuEntry {
  readonly path: string;
}

/** For an icon that this version of the shell does not have. */
const UNKNOWN_ICON: IconName = 'disc';

/** Pages that belong to no area. */
const OWN_ENTRIES: readonly PlacedEntry[] = [
  { section: 'Account', label: 'Settings', icon: 'settings', path: PATHS.settings, order: 510, shownTo: 'member' },
  { section: 'Account', label: 'Log out', icon: 'log-out', path: LOGOUT_PATH, order: 590, shownTo: 'member' },
  { section: 'About', label: 'Privacy Policy', icon: 'info', path: PATHS.privacyPolicy, order: 600 },
];

/** The main menu from top to bottom, as the live releases define it. */
export function navigationSections(liveSet: LiveSet, { status }: SessionState): readonly NavigationSection[] {
  const shown = entriesOf(liveSet).filter(({ shownTo }) => shownTo === undefined || shownTo === status);
  const titles = new Set(shown.map(({ section }) => section));
  return [...titles].map((title) => {
    const entries = shown.filter(({ section }) => section === title);
    const head = entries.find(isHead);
    return {
      title,
      ...(head && { href: head.path, icon: iconOf(head) }),
      entries: entries.filter((entry) => !isHead(entry)).flatMap(toEntries),
    };
  });
}

export function quickEntries(liveSet: LiveSet): readonly NavigationEntry[] {
  return entriesOf(liveSet)
    .filter(({ quick }) => quick === true)
    .map((entry) => ({ label: entry.label ?? entry.section, href: entry.path, icon: iconOf(entry) }));
}

function entriesOf(liveSet: LiveSet): readonly PlacedEntry[] {
  const ofAreas = allRemotesOf(liveSet).flatMap(({ live }) => pagesOf(live).flatMap(placed));
  return [...ofAreas, ...OWN_ENTRIES].sort((a, b) => a.order - b.order);
}

function placed({ path, menu }: ReleasePage): readonly PlacedEntry[] {
  if (!menu) return [];
  return [{ ...menu, path: menu.each === undefined ? fillPattern(path, {}) : path }];
}

function isHead({ label, each }: MenuEntry): boolean {
  return label === undefined && each === undefined;
}

function toEntries({ each, path, ...entry }: PlacedEntry): readonly NavigationEntry[] {
  const icon = iconOf(entry);
  if (each === undefined) return [{ label: entry.label ?? entry.section, href: path, icon }];
  return CHANNEL_IDS.map((channelId) => ({
    label: channelName(channelId),
    href: fillPattern(path, { channelId }),
    icon,
    channel: channelId,
  }));
}

function iconOf({ icon }: Pick<MenuEntry, 'icon'>): IconName {
  return isIconName(icon) ? icon : UNKNOWN_ICON;
}

/** The entry marked as the current page: the one with the longest matching path. */
export function currentHref(sections: readonly NavigationSection[], pathname: string): string | undefined {
  const hrefs = sections.flatMap(({ href, entries }) => [
    ...(href ? [href] : []),
    ...entries.map((entry) => entry.href),
  ]);
  const leading = hrefs.filter((href) => href === pathname || (href !== '/' && pathname.startsWith(`${href}/`)));
  return leading.sort((a, b) => b.length - a.length)[0];
}
