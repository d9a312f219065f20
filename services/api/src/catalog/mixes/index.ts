export { mountMixes } from './mixes.module.ts';
