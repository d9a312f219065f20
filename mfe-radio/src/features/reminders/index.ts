export { MyReminders } from './components/my-reminders.tsx';
