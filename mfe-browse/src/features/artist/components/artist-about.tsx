import type { Artist } from '@afterglow/shared-contracts';
import { Chip, EmptyState, SectionHeader } from '@afterglow/shared-ui';
import { RichText } from '../../../ui/rich-text.tsx';
import { socialLinks } from '../model/social-links.ts';
import styles from './artist-about.module.css';

export function ArtistAbout({ artist }: { readonly artist: Artist }) {
  const links = socialLinks(artist);
  return (
    <section aria-label="Biography">
      <SectionHeader title="Biography" />
      {artist.biography ? (
        <RichText html={artist.biography} />
      ) : (
        <EmptyState icon="info" title="This artist does not have a bio yet." />
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={`${artist.title} elsewhere`}>
          {links.map(({ name, href }) => (
            <li key={name}>
              <Chip href={href} external>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
