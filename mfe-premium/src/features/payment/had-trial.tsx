import type { TrialRefusal } from '@afterglow/shared-contracts';
import { InlineAlert, TextLink } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';

const HAD_TRIAL: Readonly<Record<TrialRefusal, string>> = {
  card: 'This card already had a free trial.',
  payer: 'This PayPal account already had a free trial.',
  email: 'You already had a free trial.',
};

interface HadTrialProps {
  readonly refusal: TrialRefusal;
  readonly planId: string;
}

export function HadTrial({ refusal, planId }: HadTrialProps) {
  return (
    <InlineAlert tone="warning">
      {HAD_TRIAL[refusal]} You weren't charged. <TextLink href={PATHS.payment(planId)}>Pay for Premium</TextLink>
    </InlineAlert>
  );
}
