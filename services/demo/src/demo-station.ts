import type { Station } from '@afterglow/api';
import { createDemoCatalog } from './seed-data/demo-catalog.ts';
import { createDemoMusic } from './music/demo-music.ts';
import { TRACK_LIBRARY } from './music/track-library.ts';
import { DEMO_PICTURES } from './pictures/demo-pictures.ts';

/** The demo station: its music and images, made on demand, and its catalog with the demo members. */
export function createDemoStation(): Station {
  return {
    music: createDemoMusic(TRACK_LIBRARY),
    pictures: DEMO_PICTURES,
    catalog: createDemoCatalog(TRACK_LIBRARY),
  };
}
