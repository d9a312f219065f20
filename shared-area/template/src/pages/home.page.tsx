import { EmptyState, PageHeader } from '@afterglow/shared-ui';

export function HomePage() {
  return (
    <>
      <PageHeader title="Sample" />
      <EmptyState icon="disc" title="Nothing here yet" text="This area is brand new." />
    </>
  );
}
