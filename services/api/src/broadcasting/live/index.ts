export { mountLive } from './live.module.ts';
