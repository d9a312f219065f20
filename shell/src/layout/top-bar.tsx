import { useEffect, useRef } from 'react';
import { useSession } from '@afterglow/shared-data/react';
import { BackButton, Badge, Button, usePorts } from '@afterglow/shared-ui';
import type { SessionState } from '@afterglow/shared-contracts';
import { PATHS } from '../config/paths.ts';
import { SearchField } from './search-field.tsx';
import { topBarOpacity } from './top-bar-opacity.ts';
import styles from './top-bar.module.css';
import { TOP_BAR_UPSELL, upsellFor } from './upsell.ts';
import { usePathname } from './use-path.ts';
import { UserMenu } from './user-menu.tsx';

/**
 * The back button on the left, the search in the middle, the listener on the right. Empty on the log-in pages, and more opaque the
 * further the page is scrolled.
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
        <Standing session={session} />
        {session.status === 'member' ? <UserMenu session={session} /> : <VisitorButtons />}
      </div>
    </>
  );
}

/** Premium, or the offer of it. */
function Standing({ session }: { readonly session: SessionState }) {
  const upsell = upsellFor(session);
  if (session.status === 'member' && session.premium) {
    return (
      <Badge tone="premium" icon="crown">
        PREMIUM
      </Badge>
    );
  }
  return (
    upsell && (
      <Button href={PATHS.viewPlans} size="s" className={styles.upsell}>
        {TOP_BAR_UPSELL[upsell]}
      </Button>
    )
  );
}

function VisitorButtons() {
  return (
    <>
      <Button href={PATHS.signup} variant="ghost">
        Sign Up
      </Button>
      <Button href={PATHS.login} variant="primary">
        Log in
      </Button>
    </>
  );
}

/**
 * Set on the element itself: scrolling must not render the frame again. It starts at the top, because reading the position would force
 * a layout.
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
