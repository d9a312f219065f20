import { Settings } from '../features/account/settings/index.ts';
import { MemberOnly } from '../lib/member-only.tsx';

export function SettingsPage() {
  return <MemberOnly>{(session) => <Settings session={session} />}</MemberOnly>;
}
