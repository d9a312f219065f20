import { NewPasswordForm } from '../features/entry/reset-password/index.ts';

export function ResetPasswordPage() {
  return <NewPasswordForm />;
}
