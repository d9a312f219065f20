/** The benefits of Premium, in display order. */
export const PREMIUM_BENEFITS = [
  'Higher audio quality',
  'No ads',
  'Premium-exclusive mixes',
  'Members-only releases',
  'Unlimited skips',
  'Offline downloads in the mobile apps',
  'Streaming in external players and devices',
  'Early access: VIP, skip the line, new mixes first',
  'Human customer support',
] as const;
