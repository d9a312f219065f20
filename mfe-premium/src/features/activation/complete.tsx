import {
  formatDate,
  formatPrice,
  MESSAGES,
  PREMIUM_BENEFITS,
  SUPPORT_EMAIL,
  type Subscription,
} from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Button, Icon, Spinner, TextLink, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { checkoutOf, returnStateOf } from '../../lib/return-state.ts';
import { BenefitList } from '../../ui/benefit-list.tsx';
import { OutcomePanel } from '../../ui/outcome-panel.tsx';
import { isDelayed } from './activation.ts';
import { useActivation } from './use-activation.ts';

const REPEATED = 3;

export function Complete() {
  const ports = usePorts();
  const session = useSession(ports.session);
  const isVisitor = session.status === 'visitor';
  const { activation, activated, checkAgain } = useActivation({
    membersId: isVisitor ? null : session.user.members_id.id,
    hasPaid: returnStateOf(ports.navigation.getPath()) === 'success',
    checkoutId: checkoutOf(ports.navigation.getPath()),
  });
  switch (activation.status) {
    case 'WAITING':
      return <Waiting isDelayed={isDelayed(activation)} isVisitor={isVisitor} />;
    case 'COMPLETED':
      return <Completed activated={activated} />;
    case 'ERROR':
      return <Failed isVisitor={isVisitor} onCheckAgain={checkAgain} />;
  }
}

function Waiting({ isDelayed: isSlow, isVisitor }: { readonly isDelayed: boolean; readonly isVisitor: boolean }) {
  return (
    <OutcomePanel tone="neutral" sign={<Spinner />} title="Almost there" extra={isVisitor && <LogInHint />}>
      <p>{MESSAGES.ACTIVATION_WAITING.text}</p>
      {isSlow && <p>{MESSAGES.ACTIVATION_DELAYED.text}</p>}
    </OutcomePanel>
  );
}

/** `activated` is null when it is unknown whether the running plan is the ordered one. */
function Completed({ activated }: { readonly activated: Subscription | null }) {
  return (
    <OutcomePanel
      tone="premium"
      sign={<Icon name="crown" size="l" />}
      title="All Set!"
      extra={
        <>
          <BenefitList benefits={PREMIUM_BENEFITS.slice(0, REPEATED)} />
          {activated && activated.paymentProcessor !== 'manual' && <WhatComes activated={activated} />}
        </>
      }
      actions={
        <>
          <Button variant="primary" size="l" href={PATHS.home}>
            BEGIN LISTENING
          </Button>
          <Button size="l" href={PATHS.settings}>
            Choose audio quality
          </Button>
        </>
      }
    >
      <p>Thanks for upgrading to Premium!</p>
    </OutcomePanel>
  );
}

/** The agreed terms, so that no later payment is a surprise. */
function WhatComes({ activated: { status, endTime, plan } }: { readonly activated: Subscription }) {
  const day = formatDate(endTime);
  return (
    <p>
      {status === 'trialing'
        ? `Free until ${day}. Then you'll pay ${formatPrice(plan.price)}. `
        : `Premium renews on ${day}. `}
      Change or cancel anytime in <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink>.
    </p>
  );
}

function LogInHint() {
  return (
    <p>
      You're not logged in. <TextLink href={PATHS.login}>Log in</TextLink> to see your Premium.
    </p>
  );
}

interface FailedProps {
  readonly isVisitor: boolean;
  readonly onCheckAgain: () => void;
}

function Failed({ isVisitor, onCheckAgain }: FailedProps) {
  return (
    <OutcomePanel
      tone="danger"
      sign={<Icon name="warning" size="l" />}
      title="We haven't received your payment yet"
      extra={
        <>
          {isVisitor && <LogInHint />}
          <p>
            Email support: <TextLink href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</TextLink>
          </p>
        </>
      }
      actions={
        <>
          <Button variant="primary" icon="retry" onClick={onCheckAgain}>
            Check again
          </Button>
          <Button href={PATHS.manageSubscription}>Manage subscription</Button>
        </>
      }
    >
      <p>{MESSAGES.ACTIVATION_FAILED.text}</p>
      <p>Already paid? Don't pay again. Premium starts on its own once your payment is confirmed.</p>
    </OutcomePanel>
  );
}
