export const LOST_BENEFITS = [
  'On-demand playback',
  'Over 100,000 exclusive mixes',
  'High-quality audio',
  'No ads',
  'Offline downloads in the mobile apps',
  'Early access to new mixes',
] as const;
