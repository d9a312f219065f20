export const OTHER = 'Other (specify)';

export const REASONS = [
  'Switching to a different plan',
  "Can't afford Premium anymore",
  "Can't find music I like",
  'Technical issues with Premium',
  "Don't use Premium enough",
  OTHER,
] as const;
