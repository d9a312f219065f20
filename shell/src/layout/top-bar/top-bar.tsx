import { useEffect, useRef } from 'react';
import { useSession } from '@afterglow/shared-data/react';
import { BackButton, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { MembershipStatus, VisitorButtons } from '../sidebar/membership-status.tsx';
import { SearchField } from './search-field.tsx';
import styles from './top-bar.module.css';
import { usePathname } from '../use-path.ts';
import { UserMenu } from './user-menu.tsx';

const OPAQUE_FROM_PX = 90;

const HIGHEST_OPACITY = 0.9;

/**
 * The back button on the left, the search in the middle, the listener on the right. Empty on the login pages, and more
 * opaque the further the page is scrolled.
 */
export function TopBar() {
  const bar = useScrollOpacity();
  const isLogin = usePathname() === PATHS.login;
  return (
    <header ref={bar} className={styles.bar}>
      {!isLogin && <Content />}
    </header>
  );
}

function Content() {
  const session = useSession(usePorts().session);
  return (
    <>
      <div className={styles.back}>
        <BackButton />
      </div>
      <SearchField />
      <div className={styles.right}>
        <MembershipStatus session={session} />
        {session.status === 'member' ? <UserMenu session={session} /> : <VisitorButtons />}
      </div>
    </>
  );
}

/**
 * Set on the element itself: scrolling must not rerender the frame. It starts at the top, because reading the position
 * would force a layout.
 */
function useScrollOpacity() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const update = () => bar.current?.style.setProperty('--ground-opacity', String(topBarOpacity(window.scrollY)));
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return bar;
}

/** Opacity of the top bar's background at a scroll position in pixels. */
export function topBarOpacity(scrollPx: number): number {
  if (scrollPx >= OPAQUE_FROM_PX) return HIGHEST_OPACITY;
  return Math.max(scrollPx, 0) / 100;
}
