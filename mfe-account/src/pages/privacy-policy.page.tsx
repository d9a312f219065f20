import { PrivacyPolicy } from '../features/privacy/privacy-policy.tsx';

export function PrivacyPolicyPage() {
  return <PrivacyPolicy />;
}
