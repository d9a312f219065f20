export { createDemoStation } from './demo-station.ts';
export { DEMO_MEMBERS, DEMO_PASSWORD } from './seed-data/content/members.ts';
