import { usePageTitle } from '@afterglow/shared-ui';
import { Overview } from '../features/overview/index.ts';
import { MemberOnly } from '../ui/member-only.tsx';

export function OverviewPage() {
  usePageTitle('Account');
  return <MemberOnly>{(session) => <Overview session={session} />}</MemberOnly>;
}
