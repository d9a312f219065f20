import type { ChannelId } from '@afterglow/shared-contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { cssVariables } from '../lib/css-variables.ts';
import { CondensedHeader } from './condensed-header.tsx';
import styles from './hero.module.css';

const LONG_TITLE = 28; // characters; longer ones are set smaller, or three lines would push the actions off a phone

/** The parts of a hero; all but the title are optional. */
export interface HeroProps {
  /** The kind of thing: "Mix", "Playlist", "Channel". */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  /** One line: artist, date, duration; may contain TextLinks. */
  readonly meta?: ReactNode;
  /** Chips under the meta line, for example genres. */
  readonly tags?: ReactNode;
  /** A Cover, shown 232 px wide. */
  readonly cover?: ReactNode;
  /** A Play button and IconButtons. */
  readonly actions?: ReactNode;
  /** A PlayDisc for the 64 px bar that appears once the hero has scrolled away; without it there is no bar. */
  readonly condensed?: ReactNode;
  /** IconButtons at the end of that bar. */
  readonly condensedActions?: ReactNode;
  /** The cover's dominant color; it tints the background by at most 35 %. */
  readonly tint?: string | undefined;
  /** For items without their own color: tinted with a channel's hue. */
  readonly hue?: ChannelId | undefined;
  /** A channel's hero uses the channel's hue instead. */
  readonly channel?: ChannelId | undefined;
}

/** The header of a mix, show, playlist, artist or channel page. Put it first in a page: it extends into the gutters. */
export function Hero({ condensed, condensedActions, ...hero }: HeroProps) {
  const { element, past } = useScrolledPast();
  return (
    <>
      {condensed !== undefined && (
        <CondensedHeader title={hero.title} shown={past} actions={condensedActions}>
          {condensed}
        </CondensedHeader>
      )}
      <header
        ref={element}
        className={classNames(styles.hero, hero.channel ? styles.channel : styles.tinted)}
        data-channel={hero.channel ?? hero.hue}
        style={cssVariables({ '--hero-tint': hero.hue ? 'var(--channel-from)' : hero.tint })}
      >
        {hero.cover !== undefined && <div className={styles.cover}>{hero.cover}</div>}
        <HeroText {...hero} />
      </header>
    </>
  );
}

function HeroText({ eyebrow, title, meta, tags, actions }: HeroProps) {
  return (
    <div className={styles.text}>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={classNames(styles.title, title.length > LONG_TITLE && styles.long)}>{title}</h1>
      {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      {tags !== undefined && <div className={styles.tags}>{tags}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** True once the element has scrolled off the top of the window. */
function useScrolledPast() {
  const element = useRef<HTMLElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return; // without it the page is only less convenient
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return { element, past };
}
