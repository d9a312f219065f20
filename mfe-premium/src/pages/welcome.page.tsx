import { Welcome } from '../features/welcome/welcome.tsx';

export function WelcomePage() {
  return <Welcome />;
}
