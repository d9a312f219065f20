import { AMBIENT } from './ambient.ts';
import { CHILL } from './chill.ts';
import { DEEP } from './deep.ts';
import { DISCO } from './disco.ts';
import { DRUM_AND_BASS } from './drum-and-bass.ts';
import { HOUSE } from './house.ts';
import type { StyleDefinition } from './style.ts';
import { TECHNO } from './techno.ts';
import { TRANCE } from './trance.ts';

export const STYLE_NAMES = ['house', 'techno', 'deep', 'chill', 'ambient', 'drum-and-bass', 'trance', 'disco'] as const;

export type StyleName = (typeof STYLE_NAMES)[number];

export const STYLES: Readonly<Record<StyleName, StyleDefinition>> = {
  house: HOUSE,
  techno: TECHNO,
  deep: DEEP,
  chill: CHILL,
  ambient: AMBIENT,
  'drum-and-bass': DRUM_AND_BASS,
  trance: TRANCE,
  disco: DISCO,
};
