export { ForgottenPasswordForm } from './forgotten-password-form.tsx';
