import type { PictureSource } from '@afterglow/api';
import { dominantColor, printArtwork } from './artwork.ts';

/** Every image of the demo station, drawn. */
export const DEMO_PICTURES: PictureSource = { colorOf: dominantColor, draw: printArtwork };
