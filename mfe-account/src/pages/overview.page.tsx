import { usePageTitle } from '@afterglow/shared-ui';
import { Overview } from '../features/account/overview/index.ts';
import { MemberOnly } from '../lib/member-only.tsx';

export function OverviewPage() {
  usePageTitle('Account');
  return <MemberOnly>{(session) => <Overview session={session} />}</MemberOnly>;
}
