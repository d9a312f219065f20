export { ChangePassword } from './change-password.tsx';
