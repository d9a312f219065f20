import { Panel, PanelActions } from '@afterglow/shared-area';
import { Button } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

const TITLE = 'Cancellation feedback';

export function CancellationFeedbackPage() {
  return (
    <MemberOnly>
      {({ user, hasBeenPremium }) =>
        hasBeenPremium === false ? (
          <AccountPage title={TITLE}>
            <Panel>
              <p>You haven't had Premium yet, so there's nothing to tell us here.</p>
              <PanelActions>
                <Button href={PATHS.account}>Back to your account</Button>
              </PanelActions>
            </Panel>
          </AccountPage>
        ) : (
          <AccountPage title={TITLE} text="Your answer helps us to make Premium better. It takes a moment.">
            <FeedbackForm senderId={user.members_id.id} />
          </AccountPage>
        )
      }
    </MemberOnly>
  );
}
