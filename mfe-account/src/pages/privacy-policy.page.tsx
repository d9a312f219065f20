import { PrivacyPolicy } from '../features/account/privacy/index.ts';

export function PrivacyPolicyPage() {
  return <PrivacyPolicy />;
}
