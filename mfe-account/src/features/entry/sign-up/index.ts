export { SignUpForm } from './sign-up-form.tsx';
