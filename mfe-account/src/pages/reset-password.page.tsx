import { NewPasswordForm } from '../features/new-password/index.ts';

export function ResetPasswordPage() {
  return <NewPasswordForm />;
}
