import { MESSAGES } from '@afterglow/shared-contracts';
import { defineModal } from '@afterglow/shared-area';
import { Upsell } from './upsell.tsx';

/** For anyone who has never been Premium. */
export const premiumTrialModal = defineModal({
  title: MESSAGES.PREMIUM_UPSELL_TRIAL.text,
  content: ({ close }) => <Upsell offer="trial" close={close} />,
});
