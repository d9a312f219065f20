export { Palette } from './components/palette.tsx';
export { parseTargets, type Place } from './model/places-in.ts';
export { PALETTE_DELAY_MS } from './use-palette-search.ts';
