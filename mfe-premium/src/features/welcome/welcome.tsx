import { BRAND, TRIAL_DAYS, type Plan, type SessionState } from '@afterglow/shared-contracts';
import { priceAndTerm } from '@afterglow/shared-contracts/price';
import { plans, useResource, useSession } from '@afterglow/shared-data/react';
import { Button, Icon, TextLink, usePorts, type IconName } from '@afterglow/shared-ui';
import type { MouseEvent } from 'react';
import { rememberSkippedOnboarding } from '../../config/onboarding-flag.ts';
import { PATHS, TRIAL_PLAN_ID } from '../../config/paths.ts';
import { isOfferedTrial } from '../../lib/trial.ts';
import { useStep } from '../../ui/use-step.ts';
import styles from './welcome.module.css';

interface SalesPoint {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const SALES_POINTS: readonly SalesPoint[] = [
  { icon: 'volume-up', title: 'High-quality audio', text: 'Up to 320 kbps on every mix and channel.' },
  { icon: 'star', title: 'No ads', text: 'Nothing between you and the music.' },
  {
    icon: 'disc',
    title: 'Download mixes and listen offline on the mobile apps',
    text: 'For planes, trains, and the middle of nowhere.',
  },
  { icon: 'crown', title: 'VIP access', text: 'Premium-exclusive mixes, and new ones first.' },
];

export function Welcome() {
  const { navigation, session } = usePorts();
  const state = useSession(session);
  const offered = useResource(plans());
  useStep('premium_upsell_initiated');

  function skip(event: MouseEvent) {
    rememberSkippedOnboarding();
    // In a new tab the link leads home, as its URL says.
    if (isNewTab(event)) return;
    event.preventDefault();
    navigation.back();
  }

  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <p className={styles.eyebrow}>{BRAND} Premium</p>
        <h1 className={styles.title}>Go Premium</h1>
        <p className={styles.lead}>Every mix, the way it was meant to sound. No ads.</p>
        <div className={styles.actions}>
          <Button variant="primary" size="xl" href={PATHS.plans}>
            {isOfferedTrial(state) ? 'Start 30-Day Free Trial' : 'Upgrade Now'}
          </Button>
          <Button variant="ghost" className={styles.skip} href={PATHS.home} onClick={skip}>
            Maybe later - I like ads and low quality sound
          </Button>
        </div>
        <p className={styles.terms}>
          <Terms session={state} trialPlan={offered.data?.find(({ id }) => id === TRIAL_PLAN_ID)} />
        </p>
      </header>
      <ul className={styles.points}>
        {SALES_POINTS.map(({ icon, title, text }) => (
          <li key={title} className={styles.point}>
            <Icon name={icon} className={styles.icon} />
            <h2 className={styles.pointTitle}>{title}</h2>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TermsProps {
  readonly session: SessionState;
  /** Undefined until it is loaded. */
  readonly trialPlan: Plan | undefined;
}

function Terms({ session, trialPlan }: TermsProps) {
  if (session.status === 'member' && session.premium) {
    return (
      <>
        You already have Premium. <TextLink href={PATHS.manageSubscription}>Manage subscription</TextLink>
      </>
    );
  }
  if (!isOfferedTrial(session)) return 'Monthly or yearly. Cancel anytime.';
  const then = trialPlan ? `, then ${priceAndTerm(trialPlan)}` : ' with the monthly plan';
  return `Free for ${TRIAL_DAYS} days${then}. Cancel anytime.`;
}

function isNewTab({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey;
}
