import type { SessionState } from '@afterglow/shared-contracts';
import { plans, useResource, useSession } from '@afterglow/shared-data/react';
import { Loading, PageHeader, ResourceView, Skeleton, TextLink, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../../config/paths.ts';
import { offeredPlans, type Buyer } from './plan-offer.ts';
import { PlanTile } from './plan-tile.tsx';
import styles from './plans.module.css';

export function Plans() {
  const buyer = buyerOf(useSession(usePorts().session));
  const offered = useResource(plans());
  return (
    <>
      <PageHeader
        title="Choose your plan"
        text="Better sound, no ads, more mixes. Change or cancel whenever you like."
      />
      <ResourceView state={offered} skeleton={<TileSkeletons />}>
        {(list) => (
          <ul className={styles.tiles}>
            {offeredPlans(list).map((plan) => (
              <PlanTile key={plan.id} plan={plan} buyer={buyer} />
            ))}
          </ul>
        )}
      </ResourceView>
      <p className={styles.decline}>
        <TextLink href={PATHS.home}>No, thanks. I like ads and low quality audio.</TextLink>
      </p>
    </>
  );
}

function buyerOf(session: SessionState): Buyer {
  if (session.status === 'visitor') return { isLoggedIn: false, trialEligible: true };
  return { isLoggedIn: true, trialEligible: session.hasBeenPremium === false };
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
