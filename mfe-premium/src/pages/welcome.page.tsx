import { usePageTitle } from '@afterglow/shared-ui';
import { Welcome } from '../features/welcome/index.ts';

export function WelcomePage() {
  usePageTitle('Premium');
  return <Welcome />;
}
