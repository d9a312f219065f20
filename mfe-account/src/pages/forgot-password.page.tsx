import { ForgottenPasswordForm } from '../features/forgotten-password/forgotten-password-form.tsx';
import { VisitorOnly } from '../ui/visitor-only.tsx';

export function ForgotPasswordPage() {
  return (
    <VisitorOnly>
      <ForgottenPasswordForm />
    </VisitorOnly>
  );
}
