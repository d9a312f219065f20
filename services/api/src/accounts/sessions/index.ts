export { mountSessions } from './sessions.module.ts';
