export { type Canaries, createCanaries } from './canaries.ts';
