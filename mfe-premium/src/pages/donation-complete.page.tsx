import { usePageTitle } from '@afterglow/shared-ui';
import { DonationComplete } from '../features/donation/index.ts';

export function DonationCompletePage() {
  usePageTitle('Donation');
  return <DonationComplete />;
}
