export { mountDispatch } from './dispatch.module.ts';
