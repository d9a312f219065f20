import { Panel, PanelActions } from '@afterglow/shared-area';
import type { MemberId } from '@afterglow/shared-contracts';
import { subscriptions, useResource } from '@afterglow/shared-data/react';
import { Button } from '@afterglow/shared-ui';
import { PATHS } from '../../../config/paths.ts';
import { AccountPage } from '../../../ui/account-page.tsx';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { FeedbackForm } from './feedback-form.tsx';

const TITLE = 'Cancellation feedback';

export function Feedback({ session: { user, hasBeenPremium } }: { readonly session: MemberSession }) {
  const membersId = user.members_id.id;
  const neverSubscribed = useNeverSubscribed(membersId);
  return hasBeenPremium === false || neverSubscribed ? (
    <AccountPage title={TITLE}>
      <Panel>
        <p>You haven't had Premium yet, so there's nothing to tell us here.</p>
        <PanelActions>
          <Button href={PATHS.account}>Back to your account</Button>
        </PanelActions>
      </Panel>
    </AccountPage>
  ) : (
    <AccountPage title={TITLE} text="Your answer helps us make Premium better. It takes a few seconds.">
      <FeedbackForm senderId={membersId} />
    </AccountPage>
  );
}

/** `hasBeenPremium` is also true after a free trial with another account of the same person. */
function useNeverSubscribed(membersId: MemberId): boolean {
  const had = useResource(subscriptions(membersId));
  return had.status === 'ready' && had.data.length === 0;
}
