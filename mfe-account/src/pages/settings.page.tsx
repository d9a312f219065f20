import { Settings } from '../features/settings/index.ts';
import { MemberOnly } from '../ui/member-only.tsx';

export function SettingsPage() {
  return <MemberOnly>{(session) => <Settings session={session} />}</MemberOnly>;
}
