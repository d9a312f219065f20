import { ChangePassword } from '../features/password/index.ts';
import { MemberOnly } from '../ui/member-only.tsx';

export function ChangePasswordPage() {
  return <MemberOnly>{(session) => <ChangePassword session={session} />}</MemberOnly>;
}
