import { PREMIUM_BENEFITS, type SessionState } from '@afterglow/shared-contracts';
import { plans, useResource, useSession } from '@afterglow/shared-data/react';
import { EmptyState, Loading, ResourceView, Skeleton, TextLink, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { isOfferedTrial } from '../../lib/trial.ts';
import { BenefitList } from '../../ui/benefit-list.tsx';
import { useStep } from '../../ui/use-step.ts';
import { offeredPlans, yearByMonthCents, type Buyer } from './plan-offer.ts';
import { PlanTile } from './plan-tile.tsx';
import { Questions } from './questions.tsx';
import styles from './plans.module.css';

export function Plans() {
  const buyer = buyerOf(useSession(usePorts().session));
  const state = useResource(plans());
  useStep('premium_upsell_plans');
  return (
    <>
      <ResourceView state={state} skeleton={<TileSkeletons />}>
        {(list) => <Offer list={offeredPlans(list)} buyer={buyer} />}
      </ResourceView>
      <p className={styles.decline}>
        <TextLink href={PATHS.home}>No, thanks. I like ads and low quality audio.</TextLink>
      </p>
      <section aria-labelledby="benefits" className={styles.section}>
        <h2 id="benefits" className={styles.sectionTitle}>
          What you get with Premium
        </h2>
        <BenefitList benefits={PREMIUM_BENEFITS} isWide />
      </section>
      <Questions />
    </>
  );
}

interface OfferProps {
  readonly list: ReturnType<typeof offeredPlans>;
  readonly buyer: Buyer;
}

function Offer({ list, buyer }: OfferProps) {
  if (list.length === 0) {
    return <EmptyState icon="crown" title="We can't show the plans right now. Please try again in a few minutes." />;
  }
  return (
    <ul className={styles.tiles} aria-label="Plans">
      {list.map((plan) => (
        <PlanTile key={plan.id} plan={plan} buyer={buyer} yearByMonthCents={yearByMonthCents(list)} />
      ))}
    </ul>
  );
}

function buyerOf(session: SessionState): Buyer {
  return { isLoggedIn: session.status !== 'visitor', trialEligible: isOfferedTrial(session) };
}

function TileSkeletons() {
  return (
    <Loading what="the plans">
      <div className={styles.tiles}>
        {['monthly', 'yearly'].map((plan) => (
          <div key={plan} className={styles.tileSkeleton}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
