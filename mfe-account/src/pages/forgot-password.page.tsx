import { ForgottenPasswordForm } from '../features/entry/forgotten-password/index.ts';
import { VisitorOnly } from '../lib/visitor-only.tsx';

export function ForgotPasswordPage() {
  return (
    <VisitorOnly>
      <ForgottenPasswordForm />
    </VisitorOnly>
  );
}
