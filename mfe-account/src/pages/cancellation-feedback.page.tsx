import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { AccountPage } from '../ui/account-page.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function CancellationFeedbackPage() {
  return (
    <MemberOnly>
      {({ user }) => (
        <AccountPage
          title="Cancellation feedback"
          text="Your answer helps us to make Premium better. It takes a moment."
        >
          <FeedbackForm senderId={user.members_id.id} />
        </AccountPage>
      )}
    </MemberOnly>
  );
}
