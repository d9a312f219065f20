import { useEffect, useState } from 'react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import type { PlayerState } from '@afterglow/shared-contracts';
import styles from './announcer.module.css';

/** A page may set its title twice: while it loads, and once its data is loaded. */
const TITLE_SETTLED_MS = 300;

/** Announces the new page, and the item that starts to play, to screen readers. */
export function Announcer() {
  const { player } = usePorts();
  const playing = usePlayerSnapshot(player, nowPlaying);
  return (
    <div className={styles.announcer}>
      <div role="status">
        <VisuallyHidden>{useNewTitle()}</VisuallyHidden>
      </div>
      <div role="status" aria-label="Now playing">
        <VisuallyHidden>{playing}</VisuallyHidden>
      </div>
    </div>
  );
}

/** The document's title once it has changed; empty on the first page, which the browser announces itself. */
function useNewTitle(): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      clearTimeout(timer);
      timer = setTimeout(() => setTitle(document.title), TITLE_SETTLED_MS);
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return title;
}

function nowPlaying(state: PlayerState): string {
  if (state.status !== 'playing') return '';
  return state.mix
    ? `Now playing: ${state.mix.title} by ${state.mix.artist.title}`
    : `Now playing: ${state.resource.id}, live`;
}
