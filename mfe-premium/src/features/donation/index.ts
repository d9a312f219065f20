export { Donate } from './donate.tsx';
export { DonationComplete } from './donation-complete.tsx';
