import { SecondaryText } from '@afterglow/shared-area';
import type { MemberId } from '@afterglow/shared-contracts';
import { Loading } from '@afterglow/shared-ui';
import { payments } from './payments.resource.ts';
import { ItemSkeleton } from '../../../ui/item-list.tsx';
import { ResourceCard } from '../../../ui/resource-card.tsx';
import { PaymentList } from './payment-list.tsx';

export function PaymentsCard({ memberId }: { readonly memberId: MemberId }) {
  return (
    <ResourceCard title="Payments" resource={payments(memberId)} skeleton={<PaymentsSkeleton />}>
      {(made) =>
        made.length === 0 ? (
          <SecondaryText>No payments yet. Your receipts will show up here.</SecondaryText>
        ) : (
          <PaymentList payments={made} />
        )
      }
    </ResourceCard>
  );
}

function PaymentsSkeleton() {
  return (
    <Loading what="your payments">
      <ItemSkeleton seed={0} />
      <ItemSkeleton seed={2} />
    </Loading>
  );
}
