import { DEMO_PICTURES } from '#artwork/demo-pictures.ts';
import type { Station } from '#app/station.ts';
import { createDemoMusic } from '#synthesis/demo-music.ts';
import { type Track, TRACK_LIBRARY } from '#synthesis/track-library.ts';
import { createDemoCatalogue } from './demo-catalogue.ts';

/** The demo station; tests give it a few short pieces of music. */
export function createDemoStation(library: readonly Track[] = TRACK_LIBRARY): Station {
  return { music: createDemoMusic(library), pictures: DEMO_PICTURES, catalogue: createDemoCatalogue(library) };
}
