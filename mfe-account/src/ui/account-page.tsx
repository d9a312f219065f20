import { PageHeader, usePageTitle } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { PATHS } from '../config/paths.ts';
import { BackLink } from './back-link.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The target of the back link; the account by default. */
  readonly back?: { readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

const ACCOUNT = { label: 'Account', to: PATHS.account };

/** The frame of every page below the account overview: the back link, the title, and one column. */
export function AccountPage({ title, text, back = ACCOUNT, children }: AccountPageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <BackLink {...back} />
      <PageHeader title={title} text={text} />
      <div className={styles.column}>{children}</div>
    </div>
  );
}
