import { ForgottenPasswordForm } from '../features/forgotten-password/index.ts';
import { VisitorOnly } from '../ui/visitor-only.tsx';

export function ForgotPasswordPage() {
  return (
    <VisitorOnly>
      <ForgottenPasswordForm />
    </VisitorOnly>
  );
}
