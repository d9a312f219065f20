import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { BETA_LABEL, type SessionState } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { AppLink, Button, classNames, Icon, Logo, usePorts, useExternalSource } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { displayName, emailOf } from './display-name.ts';
import { MembershipStatus, VisitorButtons } from './membership-status.tsx';
import {
  currentHref,
  navigationSections,
  type NavigationEntry,
  type NavigationSection,
} from './navigation-sections.ts';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import styles from './sidebar.module.css';
import { THEMES, type Theme } from '../../config/theme.ts';
import { useShell } from '../../shell-context.tsx';
import { SIDEBAR_UPSELL, upsellFor } from './upsell.ts';
import { useLiveSet } from './use-live-set.ts';
import { MAIN_MENU_ID } from './use-main-menu.ts';
import { usePathname } from '../use-path.ts';

const NAMES: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

interface SidebarProps {
  readonly isOpen: boolean;
  /** Its top there, below the bar with its toggle. */
  readonly topPx?: number;
}

/**
 * The main menu: fixed on the left or, on small screens, over the page while it is open; then it also has the items of
 * the top bar.
 */
export function Sidebar({ isOpen, topPx = 0 }: SidebarProps) {
  const ports = usePorts();
  const session = useSession(ports.session);
  const sections = navigationSections(useLiveSet(), session);
  const current = currentHref(sections, usePathname());
  const upsell = upsellFor(session);
  const nav = useFromTop(isOpen);
  // React's type of a style does not include custom properties.
  const style = { '--menu-top': `${topPx}px` } as CSSProperties;
  return (
    <nav
      ref={nav}
      id={MAIN_MENU_ID}
      aria-label="Main menu"
      className={classNames(styles.sidebar, isOpen && styles.open)}
      style={style}
    >
      <AppLink href={PATHS.home} className={styles.logo}>
        <Logo label={BETA_LABEL} inRail />
      </AppLink>
      {isOpen && <Listener session={session} />}
      {sections.map((section) => (
        <Section key={section.title} section={section} current={current}>
          {section.title === 'Account' && (
            <p className={styles.email}>{session.status === 'member' ? emailOf(session) : 'Not logged in'}</p>
          )}
        </Section>
      ))}
      <div className={styles.section}>
        <ThemeButton />
        <ShortcutsButton />
      </div>
      {upsell && (
        <Button
          href={PATHS.viewPlans}
          variant="primary"
          size="s"
          fullWidth
          className={styles.upsell}
          title={SIDEBAR_UPSELL[upsell]}
          onClick={() => ports.analytics.send('premium_upsell_initiated', {})}
        >
          <Icon name="crown" className={styles.upsellIcon} />
          <span className={styles.label}>{SIDEBAR_UPSELL[upsell]}</span>
        </Button>
      )}
    </nav>
  );
}

/** A menu that was scrolled starts at its top when it is reopened. */
function useFromTop(isOpen: boolean) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && nav.current) nav.current.scrollTop = 0;
  }, [isOpen]);
  return nav;
}

function Listener({ session }: { readonly session: SessionState }) {
  if (session.status === 'visitor') {
    return (
      <div className={styles.visitor}>
        <VisitorButtons />
      </div>
    );
  }
  return (
    <div className={styles.listener}>
      <Icon name="user" />
      <span className={styles.name}>{displayName(session)}</span>
      <MembershipStatus session={session} />
    </div>
  );
}

interface SectionProps {
  readonly section: NavigationSection;
  readonly current: string | undefined;
  readonly children: ReactNode;
}

function Section({ section: { title, href, icon, entries }, current, children }: SectionProps) {
  const id = `menu-${title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <div className={styles.section} data-section={title}>
      {href && icon ? (
        <Entry id={id} entry={{ label: title, href, icon }} current={current} />
      ) : (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      {children}
      {entries.length > 0 && (
        <ul className={styles.entries} aria-labelledby={id}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Entry entry={entry} current={current} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EntryProps {
  readonly id?: string;
  readonly entry: NavigationEntry;
  readonly current: string | undefined;
}

function Entry({ id, entry: { label, href, icon, channel }, current }: EntryProps) {
  return (
    <AppLink
      id={id}
      href={href}
      title={label}
      data-channel={channel}
      aria-current={href === current ? 'page' : undefined}
      className={styles.entry}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </AppLink>
  );
}

export function ThemeButton() {
  const { theme: choice } = useShell();
  const theme = useExternalSource(choice.theme$, choice.getTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const name = `Theme: ${NAMES[theme]}`;
  return (
    <button type="button" className={styles.entry} title={name} onClick={() => choice.choose(next)}>
      <Icon name="moon" />
      <span className={styles.label}>{name}</span>
    </button>
  );
}
