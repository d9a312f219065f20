import { formatDate, type Playlist, type PlaylistId } from '@afterglow/shared-contracts';
import {
  playlist as playlistResource,
  playlistMixes,
  usePagedResource,
  useResource,
} from '@afterglow/shared-data/react';
import { Cover, Hero, HeroSkeleton, PlayDisc, PlayPill, Redirect, Sections, usePageTitle } from '@afterglow/shared-ui';
import { EntityView } from '../../../ui/entity-view.tsx';
import { countOfMixes } from '../../../lib/count-of-mixes.ts';
import { playlistAddress } from '../../../lib/playlist-address.ts';
import type { GetMix } from '../../../lib/queue-around.ts';
import { ShareButton } from '../../../ui/menu/share-button.tsx';
import { usePlaylistPlayable } from '../../../ui/rows/use-playlist-playable.ts';
import { useLatestCallback } from '../../../ui/lists/use-latest-callback.ts';
import { PLAYLIST_KINDS, type PlaylistKind } from '../model/playlist-kind.ts';
import { PAGE, PlaylistMixes } from './playlist-mixes.tsx';
import styles from './playlist-screen.module.css';

const COVER_PX = 232;

interface PlaylistScreenProps {
  readonly id: PlaylistId;
  readonly kind: PlaylistKind;
}

export function PlaylistScreen({ id, kind }: PlaylistScreenProps) {
  const { one } = PLAYLIST_KINDS[kind];
  const state = useResource(playlistResource(id));
  return (
    <EntityView state={state} kind={one} skeleton={<HeroSkeleton what={one.toLowerCase()} />}>
      {(playlist) =>
        (playlist.type === 'chart') === (kind === 'chart') ? (
          <Contents playlist={playlist} kind={kind} />
        ) : (
          <Redirect to={playlistAddress(playlist)} />
        )
      }
    </EntityView>
  );
}

interface ContentsProps {
  readonly playlist: Playlist;
  readonly kind: PlaylistKind;
}

function Contents({ playlist, kind }: ContentsProps) {
  const state = usePagedResource((page) => playlistMixes(playlist.id, page), PAGE);
  const mixAt = useLatestCallback(state.itemAt);
  return (
    <>
      <Head playlist={playlist} kind={kind} mixAt={mixAt} />
      <Sections>
        <PlaylistMixes playlist={playlist} kind={kind} state={state} mixAt={mixAt} />
      </Sections>
    </>
  );
}

function Head({ playlist, kind, mixAt }: ContentsProps & { readonly mixAt: GetMix }) {
  const playable = usePlaylistPlayable(playlist, mixAt);
  const { revisions_title: title, revisions_album_art: art, revisions_publish_time: published } = playlist;
  const { revisions_description: description, mixes_count: count } = playlist;
  const { one } = PLAYLIST_KINDS[kind];
  usePageTitle(title);
  return (
    <Hero
      eyebrow={one}
      title={title}
      meta={
        <>
          {description && <span className={styles.description}>{description}</span>}
          {[countOfMixes(count), published && `Last Updated ${formatDate(published)}`].filter(Boolean).join(' · ')}
        </>
      }
      cover={<Cover image={art} widthPx={COVER_PX} eager />}
      tint={art?.color}
      condensed={<PlayDisc state={playable.state} subject={title} size="bar" onClick={playable.onToggle} />}
      actions={
        <>
          <PlayPill subject={title} playable={playable} />
          <ShareButton title={title} path={playlistAddress(playlist)} kind={one} />
        </>
      }
    />
  );
}
