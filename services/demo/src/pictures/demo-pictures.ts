import type { PictureSource } from '@afterglow/api';
import { dominantColor, printArtwork } from './artwork.ts';

export const DEMO_PICTURES: PictureSource = { colorOf: dominantColor, draw: printArtwork };
