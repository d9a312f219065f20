import { usePageTitle } from '@afterglow/shared-ui';
import { Welcome } from '../features/welcome/welcome.tsx';

export function WelcomePage() {
  usePageTitle('Premium');
  return <Welcome />;
}
