import { Button, PageHeader, TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { CardActions, OverviewCard } from './overview-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './overview.module.css';

export function Overview({ session }: { readonly session: MemberSession }) {
  const { member, user } = session;
  const name = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
  return (
    <>
      <PageHeader title="Account" />
      <div className={styles.cards}>
        <OverviewCard title="Your Account" icon="user">
          <div className={styles.person}>
            <Avatar url={member?.avatar} widthPx={56} />
            <div>
              {name && <p className={styles.name}>{name}</p>}
              <p>{member?.email ?? user.email}</p>
            </div>
          </div>
          <CardActions>
            <Button size="s" href={PATHS.editProfile}>
              Edit Profile
            </Button>
            <Button size="s" href={PATHS.yourData}>
              Your data
            </Button>
          </CardActions>
        </OverviewCard>
        <SubscriptionCard membersId={user.members_id.id} />
        <OverviewCard title="Security" icon="lock">
          <p>
            Sharing this device? <TextLink href="/logout">Log out</TextLink> when you're done.
          </p>
          <CardActions>
            <Button size="s" href={PATHS.changePassword}>
              Change password
            </Button>
            <Button size="s" href={PATHS.security}>
              Manage security
            </Button>
          </CardActions>
        </OverviewCard>
      </div>
    </>
  );
}
