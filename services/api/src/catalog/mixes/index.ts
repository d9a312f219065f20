export { findMixRows, type MixRow, selectMixes } from './mix-rows.ts';
export { mountMixes } from './mixes.module.ts';
export { toMix } from './to-mix.ts';
