import { SectionHeader } from '@afterglow/shared-ui';
import { EmptySection } from './empty-section.tsx';

export function NoTrends({ title }: { readonly title: string }) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <EmptySection>Nobody has listened here yet. Be the first.</EmptySection>
    </section>
  );
}
