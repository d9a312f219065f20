import { MESSAGES } from '@afterglow/shared-contracts';
import { defineModal } from '@afterglow/shared-area';
import { Upsell } from './upsell.tsx';

/** For anyone who has been Premium before. */
export const premiumUpgradeModal = defineModal({
  title: MESSAGES.PREMIUM_UPSELL_UPGRADE.text,
  content: ({ close }) => <Upsell offer="upgrade" close={close} />,
});
