import { SectionHeader } from '@afterglow/shared-ui';
import { Quiet } from './quiet.tsx';

export function NothingTrends({ title }: { readonly title: string }) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Quiet>Nobody has listened here yet. Be the first.</Quiet>
    </section>
  );
}
