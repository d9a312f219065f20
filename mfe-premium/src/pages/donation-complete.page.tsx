import { usePageTitle } from '@afterglow/shared-ui';
import { DonationComplete } from '../features/donation/donation-complete.tsx';

export function DonationCompletePage() {
  usePageTitle('Donation');
  return <DonationComplete />;
}
