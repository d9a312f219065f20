import { BRAND } from '@afterglow/shared-contracts';
import { Button, Icon, usePorts } from '@afterglow/shared-ui';
import { useEffect } from 'react';
import { completeConversion } from '../../config/conversion.ts';
import { PATHS } from '../../config/paths.ts';
import { returnStateOf, type ReturnState } from '../../lib/return-state.ts';
import { OutcomePanel } from '../../ui/outcome-panel.tsx';

export function DonationComplete() {
  const { navigation } = usePorts();
  const state = returnStateOf(navigation.getPath());
  return state === 'success' ? <Thanks /> : <NotCompleted state={state} />;
}

function Thanks() {
  const { analytics } = usePorts();
  useEffect(() => {
    if (completeConversion('donation')) analytics.send('donation_upsell_completed', {});
  }, [analytics]);
  return (
    <OutcomePanel
      tone="premium"
      sign={<Icon name="heart" filled size="l" />}
      title="Thank you for your donation!"
      actions={
        <Button variant="primary" size="l" href={PATHS.home}>
          BROWSE
        </Button>
      }
    >
      <p>Every dollar goes to running {BRAND}.</p>
    </OutcomePanel>
  );
}

function NotCompleted({ state }: { readonly state: ReturnState }) {
  return (
    <OutcomePanel
      tone="neutral"
      sign={<Icon name="heart" size="l" />}
      title="Your donation didn't go through."
      actions={
        <Button variant="primary" size="l" href={PATHS.donate}>
          Back to donations
        </Button>
      }
    >
      {state === 'cancel' && <p>You weren't charged.</p>}
      {state === 'unavailable' && (
        <p>We can't take donations right now. You weren't charged. Please try again in a few minutes.</p>
      )}
    </OutcomePanel>
  );
}
