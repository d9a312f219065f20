/** What Premium gives, in the order in which it is told. */
export const PREMIUM_BENEFITS = [
  'Higher audio quality',
  'No ads',
  'Premium-exclusive mixes',
  'Members-only releases',
  'Unlimited skips',
  'Offline downloads in the mobile apps',
  'Streaming on other players and devices',
  'Early access: skip the line and hear new mixes first',
  'Human customer support',
] as const;
