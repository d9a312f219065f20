import type { CSSProperties } from 'react';
import { mixPath, type Mix } from '@afterglow/shared-contracts';
import { classNames, coverOf, Badge, Cover, Icon, IconButton, Skeleton, AppLink } from '@afterglow/shared-ui';
import styles from './queue-row.module.css';
import type { useReorder } from './use-reorder.ts';

const COVER_PX = 40;

export interface RowActions {
  readonly play: () => void;
  readonly playNext?: (() => void) | undefined;
  readonly moveUp?: (() => void) | undefined;
  readonly moveDown?: (() => void) | undefined;
  readonly remove: () => void;
}

interface QueueRowProps {
  readonly mix: Mix | undefined;
  readonly actions: RowActions;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
  readonly offsetPx: number;
  readonly isDragged: boolean;
}

/** One upcoming mix: its handle drags it, its buttons do the same with a click. */
export function QueueRow({ mix, actions, handle, offsetPx, isDragged }: QueueRowProps) {
  // React's type of a style does not include custom properties.
  const style = { '--offset': `${offsetPx}px` } as CSSProperties;
  return (
    <div className={classNames(styles.row, isDragged && styles.dragged)} style={style}>
      <span className={styles.handle} title="Drag to reorder" aria-hidden="true" {...handle}>
        <Icon name="grip" size="s" />
      </span>
      {mix ? <Words mix={mix} play={actions.play} /> : <Waiting />}
      {mix && <Buttons title={mix.title} actions={actions} />}
    </div>
  );
}

function Words({ mix, play }: { readonly mix: Mix; readonly play: () => void }) {
  return (
    <>
      <button type="button" aria-label={`Play ${mix.title}`} className={styles.cover} onClick={play}>
        <Cover image={coverOf(mix)} widthPx={COVER_PX} className={styles.picture} />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </button>
      <div className={styles.text}>
        <AppLink href={mixPath(mix.id)} className={styles.title}>
          {mix.title}
        </AppLink>
        <p className={styles.meta}>
          {mix.premium && (
            <span className={styles.premium}>
              <Badge tone="premium" icon="crown">
                PREMIUM
              </Badge>
            </span>
          )}
          {mix.artist.title}
        </p>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <span className={styles.cover}>
        <Skeleton shape="cover" />
      </span>
      <div className={styles.text}>
        <Skeleton shape="text" />
      </div>
    </>
  );
}

/** All buttons are always present, so that none moves under the pointer; inapplicable ones are disabled. */
function Buttons({ title, actions }: { readonly title: string; readonly actions: RowActions }) {
  const { playNext, moveUp, moveDown, remove } = actions;
  const common = { size: 's' } as const;
  return (
    <div className={styles.buttons}>
      <IconButton
        {...common}
        icon="play-next"
        label={`Play ${title} next`}
        disabled={!playNext}
        onClick={playNext}
        className={styles.extra}
      />
      <IconButton {...common} icon="chevron-up" label={`Move ${title} up`} disabled={!moveUp} onClick={moveUp} />
      <IconButton
        {...common}
        icon="chevron-down"
        label={`Move ${title} down`}
        disabled={!moveDown}
        onClick={moveDown}
      />
      <IconButton {...common} icon="close" label={`Remove ${title}`} onClick={remove} />
    </div>
  );
}
