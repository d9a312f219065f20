export { createDemoStation } from './demo-station.ts';
export { DEMO_MEMBERS, DEMO_PASSWORD } from './seed-data/content/members.ts';
export { printArtwork } from './pictures/artwork.ts';
