/** What ends with Premium. */
export const LOST_BENEFITS = [
  'On-demand playback',
  'Over 100,000 exclusive mixes',
  'High-quality audio',
  'No ads',
  'Downloads for offline listening on the mobile apps',
  'Early access to new mixes',
] as const;
