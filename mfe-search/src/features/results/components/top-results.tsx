import { filteredPath } from '@afterglow/shared-area/search-field';
import { searchPath, SEARCH_DEFAULT_LIMIT, type SearchResults } from '@afterglow/shared-contracts';
import { search, useResource, type SearchAnswer } from '@afterglow/shared-data/react';
import { DjCard } from '@afterglow/shared-area/catalog';
import { MixCard, Rail, ResourceView, SectionHeader, ShowCard, RailSkeleton } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { TAB_LABELS } from '../../../config/tabs.ts';
import type { SearchRequest } from '../../../config/search-request.ts';
import { useResultAnnouncement } from '../result-announcement.ts';
import { tracklistMatches } from '../model/derived-results.ts';
import { sectionOrder, type TopSection } from '../model/section-order.ts';
import { NoResults } from './no-results.tsx';
import { QuickLinks, useQuickLinks } from './quick-links.tsx';
import { TracklistMatches } from './tracklist-matches.tsx';

const SHOWS = 4;

/** The best of every group, the best match first. */
export function TopResults(wanted: SearchRequest) {
  const { keyword, filters } = wanted;
  const state = useResource(search(keyword, { limit: SEARCH_DEFAULT_LIMIT, filters }));
  const links = useQuickLinks(keyword);
  useResultAnnouncement(state.status === 'ready' ? countIn(state.data) + links.length : undefined, 'result');
  return (
    <>
      <QuickLinks links={links} />
      <ResourceView state={state} skeleton={<TopResultsSkeleton />}>
        {(answer) => <Answer answer={answer} hasLinks={links.length > 0} {...wanted} />}
      </ResourceView>
    </>
  );
}

interface AnswerProps extends SearchRequest {
  readonly answer: SearchAnswer;
  /** Other items of that name are shown above. */
  readonly hasLinks: boolean;
}

function Answer({ answer, hasLinks, ...wanted }: AnswerProps) {
  const { results, bestMatch } = answer;
  if (countIn(answer) === 0) return <NoResults {...wanted} hasLinks={hasLinks} />;
  return sectionOrder(bestMatch).map((section) => (
    <Section key={section} section={section} results={results} {...wanted} />
  ));
}

function countIn({ results }: SearchAnswer): number {
  return results.Mixes.length + results.Artists.length + Math.min(results.Shows.length, SHOWS);
}

interface SectionProps extends SearchRequest {
  readonly section: TopSection;
  readonly results: SearchResults;
}

function Section({ section, results, keyword, filters }: SectionProps) {
  const head = { title: TAB_LABELS[section], href: filteredPath(searchPath(keyword, section), filters) };
  if (section === 'tracklist') {
    const matches = tracklistMatches(results.Mixes, keyword);
    return matches.length === 0 ? null : (
      <section aria-label={head.title}>
        <SectionHeader {...head} />
        <TracklistMatches matches={matches} keyword={keyword} />
      </section>
    );
  }
  const cards = cardsOf(section, results);
  return cards.length === 0 ? null : <Rail {...head}>{cards}</Rail>;
}

function cardsOf(section: Exclude<TopSection, 'tracklist'>, results: SearchResults): readonly ReactNode[] {
  switch (section) {
    case 'mixes':
      return results.Mixes.slice(0, SEARCH_DEFAULT_LIMIT).map((mix) => <MixCard key={mix.id} mix={mix} eager />);
    case 'artists':
      return results.Artists.slice(0, SEARCH_DEFAULT_LIMIT).map((artist) => <DjCard key={artist.id} artist={artist} />);
    case 'shows':
      return results.Shows.slice(0, SHOWS).map((show) => <ShowCard key={show.id} show={show} />);
  }
}

function TopResultsSkeleton() {
  return (
    <>
      <RailSkeleton title={TAB_LABELS.mixes} count={SEARCH_DEFAULT_LIMIT} />
      <RailSkeleton title={TAB_LABELS.artists} count={SEARCH_DEFAULT_LIMIT} shape="circle" />
    </>
  );
}
