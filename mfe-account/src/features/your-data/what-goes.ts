/** What is removed with an account. */
export const GONE = [
  'Your profile, picture and ways to log in',
  'Your favorites and settings',
  'What you have played, and how far',
  'Your messages to support, and our mails to you',
  'Copies of your data',
  'Premium: you are not charged again, from the first day on',
] as const;

/** What is kept, and why. */
export const KEPT = ['The books of what was paid, which the law asks for, without your name'] as const;
