import type { Mix } from '@afterglow/shared-contracts';
import { mixesOfGenre, mixesOfShow, useResource } from '@afterglow/shared-data/react';
import { CardSkeletons, ResourceView, SectionHeader } from '@afterglow/shared-ui';
import { useState } from 'react';
import { LoadMore } from '../../../ui/load-more.tsx';
import { MixGrid } from '../../../ui/mix-grid.tsx';
import { relatedMixes } from '../model/related-mixes.ts';

const TITLE = 'Related Mixes';
const FIRST = 6;
const MORE = 5;
const ASKED = 24;

export function RelatedMixes({ mix }: { readonly mix: Mix }) {
  const ofShow = useResource(mixesOfShow(mix.show.id, 'popular', { limit: ASKED }));
  const genre = mix.genre[0];
  const ofGenre = useResource(mixesOfGenre(genre ?? '', 'popular', { limit: ASKED }), { enabled: genre !== undefined });
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={ofShow} skeleton={<CardSkeletons what={TITLE} count={FIRST} />}>
        {({ items }) => <Grown mixes={relatedMixes(mix, items, ofGenre.data?.items ?? [])} />}
      </ResourceView>
    </section>
  );
}

function Grown({ mixes }: { readonly mixes: readonly Mix[] }) {
  const [count, setCount] = useState(FIRST);
  return (
    <>
      <MixGrid mixes={mixes.slice(0, count)} label={TITLE} />
      <LoadMore shown={mixes.length > count} loading={false} onLoadMore={() => setCount(count + MORE)} />
    </>
  );
}
