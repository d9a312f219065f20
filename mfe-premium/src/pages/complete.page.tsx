import { usePageTitle } from '@afterglow/shared-ui';
import { Complete } from '../features/activation/index.ts';

export function CompletePage() {
  usePageTitle('Premium');
  return <Complete />;
}
