import { SectionHeader } from '@afterglow/shared-ui';
import { EmptySection } from '../empty-section.tsx';

export function NoTrends({ title }: { readonly title: string }) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <EmptySection>No plays yet. Be the first to listen.</EmptySection>
    </section>
  );
}
