import { ChangePassword } from '../features/security/change-password/index.ts';
import { MemberOnly } from '../lib/member-only.tsx';

export function ChangePasswordPage() {
  return <MemberOnly>{(session) => <ChangePassword session={session} />}</MemberOnly>;
}
