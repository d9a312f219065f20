export { LogIn } from './login.tsx';
