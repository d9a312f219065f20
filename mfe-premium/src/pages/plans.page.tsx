import { usePageTitle } from '@afterglow/shared-ui';
import { Plans } from '../features/plans/plans.tsx';

export function PlansPage() {
  usePageTitle('Plans');
  return <Plans />;
}
