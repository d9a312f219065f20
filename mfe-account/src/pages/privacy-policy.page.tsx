import { PrivacyPolicy } from '../features/privacy/index.ts';

export function PrivacyPolicyPage() {
  return <PrivacyPolicy />;
}
