import { Feedback } from '../features/account/feedback/index.ts';
import { MemberOnly } from '../lib/member-only.tsx';

export function CancellationFeedbackPage() {
  return <MemberOnly>{(session) => <Feedback session={session} />}</MemberOnly>;
}
