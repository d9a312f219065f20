import { charts, genres, playlists, stations, useResource, type Resource } from '@afterglow/shared-data/react';
import { Chip } from '@afterglow/shared-ui';
import { quickLinks, type QuickLink } from '../model/quick-links.ts';
import styles from './quick-links.module.css';

const NONE: readonly never[] = [];

/** Items named by the keyword that are not among the results. Failures are ignored. */
export function useQuickLinks(keyword: string): readonly QuickLink[] {
  return quickLinks(keyword, {
    stations: Object.values(useKnown(stations()) ?? {}),
    genres: useKnown(genres()) ?? NONE,
    charts: useKnown(charts())?.items ?? NONE,
    playlists: useKnown(playlists())?.items ?? NONE,
  });
}

export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Quick links">
      {links.map(({ kind, name, href }) => (
        <li key={href}>
          <Chip href={href}>
            {name} <span className={styles.kind}>{kind}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function useKnown<T>(resource: Resource<T>): T | undefined {
  return useResource(resource).data;
}
