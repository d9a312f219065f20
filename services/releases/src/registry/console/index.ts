export { openConsole } from './open-console.ts';
