import type { ResourceState } from '@afterglow/shared-data/react';
import { Rail, RailSkeleton } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { SectionFailure } from '../section-failure.tsx';

const LINK_TEXT = 'Browse All';

interface CardRailProps<T> {
  readonly title: string;
  readonly href?: string;
  readonly state: ResourceState<T>;
  readonly count: number;
  readonly shape?: 'square' | 'circle';
  /** Without any cards, the section is left out. */
  readonly children: (data: T) => readonly ReactNode[];
}

/** A section with a row of cards: its skeleton, the cards, or its own error. */
export function CardRail<T>({ title, href, state, count, shape = 'square', children }: CardRailProps<T>) {
  const head = { title, href, linkText: LINK_TEXT };
  switch (state.status) {
    case 'loading':
      return <RailSkeleton {...head} count={count} shape={shape} />;
    case 'ready': {
      const cards = children(state.data);
      return cards.length === 0 ? null : <Rail {...head}>{cards}</Rail>;
    }
    case 'failed':
      return <SectionFailure head={head} onRetry={state.refetch} />;
  }
}
