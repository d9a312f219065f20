export { mountLive } from './live.module.ts';
export { createStreamsCheck } from './streams-check.ts';
