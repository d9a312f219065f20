export const GONE = [
  'Your profile, picture, and login options',
  'Your favorites and settings',
  'Your listening history',
  'Messages between you and support, and emails we sent you',
  'Copies of your data',
  "Premium. We won't charge you again.",
] as const;

export const RETAINED = ['Payment records the law requires, without your name'] as const;
