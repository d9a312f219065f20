export { createClaimActivation } from '#checkout/index.ts';
export { createMemberDeletion, createReportHandler } from '#subscriptions/index.ts';
