import { NewPasswordForm } from '../features/new-password/new-password-form.tsx';

export function ResetPasswordPage() {
  return <NewPasswordForm />;
}
