export { mountDonations } from './donations.module.ts';
export { recordDonation } from './record-donation.ts';
