import { Button, LogoMark } from '@afterglow/shared-ui';
import { useLive } from '../live/live-context.tsx';
import { useSignOut } from '../sign-in/use-sign-in.ts';
import styles from './frame.module.css';
import type { ConsoleRoute } from './console-route.ts';
import { RouteLink } from './route-link.tsx';
import { useSession } from './session-context.ts';
import { useRoute } from './use-route.ts';

const WORDS_OF = { connecting: 'Connecting…', live: 'Live', lost: 'Offline' } as const;

export function Header() {
  const { label, role } = useSession();
  const { connection } = useLive();
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <header className={styles.header}>
      <RouteLink to={{ view: 'running' }} className={styles.brand} aria-label="Releases, overview">
        <LogoMark />
        <span className={styles.name}>Releases</span>
      </RouteLink>
      <Views isManager={role === 'manager'} />
      <p className={styles.connection} data-connection={connection}>
        {WORDS_OF[connection]}
      </p>
      <p className={styles.who}>
        <span className={styles.label}>{label}</span> <span className={styles.role}>{role}</span>
      </p>
      <Button size="s" loading={isPending} onClick={() => signOut()}>
        Log out
      </Button>
    </header>
  );
}

interface ViewLink {
  readonly label: string;
  readonly to: ConsoleRoute;
}

const VIEWS: readonly ViewLink[] = [
  { label: 'Overview', to: { view: 'running' } },
  { label: 'Timeline', to: { view: 'timeline', environment: 'production' } },
];
const TOKENS: ViewLink = { label: 'Tokens', to: { view: 'tokens' } };

function Views({ isManager }: { readonly isManager: boolean }) {
  const { view } = useRoute();
  return (
    <nav aria-label="Views" className={styles.views}>
      {(isManager ? [...VIEWS, TOKENS] : VIEWS).map(({ label, to }) => (
        <RouteLink key={label} to={to} className={styles.view} aria-current={view === to.view ? 'page' : undefined}>
          {label}
        </RouteLink>
      ))}
    </nav>
  );
}
