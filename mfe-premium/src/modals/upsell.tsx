import { MESSAGES, PREMIUM_BENEFITS, type RemoteModalProps } from '@afterglow/shared-contracts';
import { Button, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { BenefitList } from '../ui/benefit-list.tsx';
import { ButtonRow } from '../ui/button-row.tsx';
import styles from './upsell.module.css';

type Offer = 'trial' | 'upgrade';

const OFFERS: Readonly<Record<Offer, { readonly button: string; readonly href: string; readonly terms: string }>> = {
  trial: {
    button: 'START FREE TRIAL',
    href: PATHS.trial,
    terms: "Pay nothing today. You'll see the price before you start.",
  },
  upgrade: { button: 'UPGRADE', href: PATHS.plans, terms: 'Monthly or yearly. Cancel anytime.' },
};

type UpsellProps = Pick<RemoteModalProps, 'close'> & { readonly offer: Offer };

export function Upsell({ offer, close }: UpsellProps) {
  const { analytics } = usePorts();
  const { button, href, terms } = OFFERS[offer];

  function accept() {
    analytics.send('premium_upsell_initiated', {});
    close('confirmed');
  }

  return (
    <div className={styles.content}>
      <p className={styles.text}>{MESSAGES.PREMIUM_UPSELL_TEXT.text}</p>
      <BenefitList benefits={PREMIUM_BENEFITS} isWide />
      <ButtonRow>
        <Button variant="primary" size="l" href={href} onClick={accept}>
          {button}
        </Button>
        <Button variant="ghost" size="l" onClick={() => close('dismissed')}>
          Maybe later
        </Button>
      </ButtonRow>
      <p className={styles.terms}>{terms}</p>
    </div>
  );
}
