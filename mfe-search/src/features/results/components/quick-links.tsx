import { charts, genres, playlists, stations, useResource, type Resource } from '@afterglow/shared-data/react';
import { Chip } from '@afterglow/shared-ui';
import { quickLinks } from '../model/quick-links.ts';
import styles from './quick-links.module.css';

const NONE: readonly never[] = [];

/** Leads to what is named by the keyword and is not among the results. What cannot be read is not missed. */
export function QuickLinks({ keyword }: { readonly keyword: string }) {
  const links = quickLinks(keyword, {
    stations: Object.values(useKnown(stations()) ?? {}),
    genres: useKnown(genres()) ?? NONE,
    charts: useKnown(charts())?.items ?? NONE,
    playlists: useKnown(playlists())?.items ?? NONE,
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Also named so">
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
