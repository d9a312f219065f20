import type { SessionState } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { AppLink, Icon, PageHeader, Redirect, usePageTitle, usePorts } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';
import styles from './account-page.module.css';

export type MemberSession = Extract<SessionState, { status: 'member' }>;

interface AccountPageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: ReactNode;
  readonly children: (session: MemberSession) => ReactNode;
}

/** The frame of every page below the account overview: the way back, the title, and one column for whoever is logged in. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  usePageTitle(title);
  const session = useSession(usePorts().session);
  if (session.status === 'visitor') return <Redirect to={PATHS.login} />;
  return (
    <div className={styles.page}>
      <AppLink href={PATHS.account} className={styles.back}>
        <Icon name="chevron-left" size="s" />
        Account
      </AppLink>
      <PageHeader title={title} text={text} />
      <div className={styles.column}>{children(session)}</div>
    </div>
  );
}
