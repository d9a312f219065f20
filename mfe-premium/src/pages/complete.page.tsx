import { usePageTitle } from '@afterglow/shared-ui';
import { Complete } from '../features/activation/complete.tsx';

export function CompletePage() {
  usePageTitle('Premium');
  return <Complete />;
}
