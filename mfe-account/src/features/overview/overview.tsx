import type { SessionState } from '@afterglow/shared-contracts';
import { PageHeader } from '@afterglow/shared-ui';
import { OverviewCard } from './overview-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './overview.module.css';

type MemberSession = Extract<SessionState, { status: 'member' }>;

export function Overview({ session }: { readonly session: MemberSession }) {
  const { member, user } = session;
  const name = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title="Account" />
      <div className={styles.cards}>
        <OverviewCard title="Your Account" icon="user">
          {name && <p>{name}</p>}
          <p>{user.email}</p>
        </OverviewCard>
        <SubscriptionCard membersId={user.members_id.id} />
        <OverviewCard title="Security" icon="settings">
          <p>Log out here when others use this device. It ends the session on the service too.</p>
          <a className={styles.link} href="/logout">
            Log out
          </a>
        </OverviewCard>
      </div>
    </>
  );
}
