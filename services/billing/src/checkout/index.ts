export { mountCheckouts } from './checkouts.module.ts';
export { createClaimActivation } from './claim-activation.ts';
export type { ProviderSync } from './provider-sync.ts';
