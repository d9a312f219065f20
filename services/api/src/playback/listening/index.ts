export { mountListening } from './listening.module.ts';
