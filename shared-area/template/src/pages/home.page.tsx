import { EmptyState, PageHeader } from '@afterglow/shared-ui';

export function HomePage() {
  return (
    <>
      <PageHeader title="Sample" />
      <EmptyState icon="disc" title="Nothing is here yet" text="This area has only just begun." />
    </>
  );
}
