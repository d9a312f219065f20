import { ChangePassword } from '../features/password/change-password.tsx';
import { MemberOnly } from '../ui/member-only.tsx';

export function ChangePasswordPage() {
  return <MemberOnly>{(session) => <ChangePassword session={session} />}</MemberOnly>;
}
