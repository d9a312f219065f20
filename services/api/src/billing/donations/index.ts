export { mountDonations } from './donations.module.ts';
