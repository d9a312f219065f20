import { CHANNEL_IDS, channelName, channelPath, type SessionState } from '@afterglow/shared-contracts';
import type { IconName } from '@afterglow/shared-ui';
import { LOGOUT_PATH, PATHS } from '../config/paths.ts';

export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** Hue of the channel. */
  readonly channel?: string;
}

export interface NavigationSection {
  readonly title: string;
  /** Where the title itself leads. */
  readonly href?: string;
  readonly icon?: IconName;
  readonly entries: readonly NavigationEntry[];
}

const HOME: NavigationSection = {
  title: 'Home',
  href: PATHS.home,
  icon: 'home',
  entries: [
    { label: 'Charts', href: PATHS.charts, icon: 'chart' },
    { label: 'Playlists', href: PATHS.playlists, icon: 'tracklist' },
    { label: 'Genres & Moods', href: PATHS.genres, icon: 'grid' },
    { label: 'Mixes', href: PATHS.mixes, icon: 'disc' },
  ],
};
const SEARCH: NavigationSection = { title: 'Search', href: PATHS.search, icon: 'search', entries: [] };
const RADIO: NavigationSection = {
  title: 'Radio',
  href: PATHS.radio,
  icon: 'radio',
  entries: CHANNEL_IDS.map((id) => ({ label: channelName(id), href: channelPath(id), icon: 'live', channel: id })),
};
const YOUR_MUSIC: NavigationSection = { title: 'Your Music', href: PATHS.yourMusic, icon: 'heart', entries: [] };
const ABOUT: NavigationSection = {
  title: 'About',
  entries: [{ label: 'Privacy Policy', href: PATHS.privacyPolicy, icon: 'info' }],
};

const MEMBER_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Account Management', href: PATHS.account, icon: 'user' },
  { label: 'Settings', href: PATHS.settings, icon: 'settings' },
  { label: 'Log out', href: LOGOUT_PATH, icon: 'log-out' },
];
const VISITOR_ENTRIES: readonly NavigationEntry[] = [{ label: 'Log in', href: PATHS.login, icon: 'log-in' }];

/** The main menu from top to bottom. */
export function navigationSections({ status }: SessionState): readonly NavigationSection[] {
  const account = { title: 'Account', entries: status === 'member' ? MEMBER_ENTRIES : VISITOR_ENTRIES };
  return [HOME, SEARCH, RADIO, YOUR_MUSIC, account, ABOUT];
}

/** The entry that is marked as the current page: the one with the longest path that leads here. */
export function currentHref(sections: readonly NavigationSection[], pathname: string): string | undefined {
  const hrefs = sections.flatMap(({ href, entries }) => [
    ...(href ? [href] : []),
    ...entries.map((entry) => entry.href),
  ]);
  const leading = hrefs.filter((href) => href === pathname || (href !== '/' && pathname.startsWith(`${href}/`)));
  return leading.sort((a, b) => b.length - a.length)[0];
}
