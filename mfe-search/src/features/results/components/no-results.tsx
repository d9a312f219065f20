import { EmptyState } from '@afterglow/shared-ui';

export function NoResults({ keyword }: { readonly keyword: string }) {
  return (
    <EmptyState
      icon="search"
      title={`No results found for "${keyword}"`}
      text="Please make sure your words are spelled correctly or use less words"
    />
  );
}
