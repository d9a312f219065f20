export { REMINDERS_KEY, reminderSchema, remindersSchema, type Reminder } from './reminder.ts';
