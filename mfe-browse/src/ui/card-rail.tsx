import type { ResourceState } from '@afterglow/shared-data/react';
import { CardSkeletons, Rail, ResourceView, SectionHeader } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';

const LINK_TEXT = 'Browse All';

interface CardRailProps<T> {
  readonly title: string;
  readonly href: string;
  readonly state: ResourceState<T>;
  /** How many cards are on their way. */
  readonly count: number;
  readonly shape?: 'square' | 'circle';
  /** The cards; with none the section is left out. */
  readonly children: (data: T) => readonly ReactNode[];
}

/** A section of Home: a row of cards, its skeleton, or its own failure. */
export function CardRail<T>({ title, href, state, count, shape = 'square', children }: CardRailProps<T>) {
  if (state.status === 'ready') {
    const cards = children(state.data);
    return cards.length === 0 ? null : (
      <Rail title={title} href={href} linkText={LINK_TEXT}>
        {cards}
      </Rail>
    );
  }
  return (
    <section aria-label={title}>
      <SectionHeader title={title} href={href} linkText={LINK_TEXT} />
      <ResourceView state={state} skeleton={<CardSkeletons what={title} count={count} shape={shape} />}>
        {() => null}
      </ResourceView>
    </section>
  );
}
