import { useRef, useState } from 'react';
import type { MixId } from '@afterglow/shared-contracts';
import { useQueue, usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Button, EmptyState, usePorts, VisuallyHidden, formatCount, formatLength } from '@afterglow/shared-ui';
import { CurrentRow } from './current-row.tsx';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { useQueueMixes, type FindMix } from './queue-mixes.ts';
import { QueueRow, type RowActions } from './queue-row.tsx';
import { QueueUndo } from './queue-undo.tsx';
import styles from './queue-view.module.css';
import { useQueueUndo } from './use-queue-undo.ts';
import { useReorder } from './use-reorder.ts';

/** The number of rows rendered initially; the rest of a long queue appears on request. */
const PORTION = 50;

/**
 * The current item (unless it is already shown next to this), and the upcoming ones, in an order that can be changed.
 */
export function QueueView({ withCurrent = true }: { readonly withCurrent?: boolean }) {
  const { player } = usePorts();
  const queue = useQueue(player);
  const findMix = useQueueMixes(queue.mixes);
  const undo = useQueueUndo(player, queue, findMix);
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  // A queue that has ended, or waits behind a channel, starts with its current mix when it is played.
  const first = Math.max(0, queue.position + (mix ? 1 : 0));
  return (
    <>
      {mix && withCurrent && (
        <section aria-labelledby="queue-now" className={styles.section}>
          <h3 id="queue-now" className={styles.heading}>
            Now playing
          </h3>
          <CurrentRow mix={mix} />
        </section>
      )}
      {queue.mixes.length > first ? (
        <UpNext mixes={queue.mixes} first={first} findMix={findMix} isNamed={withCurrent} edits={undo} />
      ) : (
        <EmptyState icon="queue" title="Your queue is empty" text="Play a playlist or chart to fill it up." />
      )}
      <QueueUndo {...undo} />
    </>
  );
}

interface UpNextProps {
  readonly mixes: readonly MixId[];
  readonly first: number;
  readonly findMix: FindMix;
  /** False if the surroundings already show it. */
  readonly isNamed: boolean;
  readonly edits: Pick<ReturnType<typeof useQueueUndo>, 'remove' | 'clear'>;
}

function UpNext({ mixes, first, findMix, isNamed, edits }: UpNextProps) {
  const { player } = usePorts();
  const [portions, setPortions] = useState(1);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const coming = mixes.slice(first);
  const shown = coming.slice(0, portions * PORTION);

  function move(from: number, to: number) {
    const id = coming[from];
    player.moveInQueue(first + from, first + to);
    setSaid(`Moved ${(id !== undefined && findMix(id)?.title) || 'the mix'} to ${to + 1} of ${coming.length}.`);
    keepFocus();
  }

  function remove(row: number) {
    edits.remove(first + row);
    list.current?.focus({ preventScroll: true });
  }

  const reorder = useReorder({ count: shown.length, onMove: move });
  const actionsOf = (row: number): RowActions => ({
    play: () => void player.jumpTo(first + row),
    playNext: row > 0 ? () => move(row, 0) : undefined,
    moveUp: row > 0 ? () => move(row, row - 1) : undefined,
    moveDown: row < coming.length - 1 ? () => move(row, row + 1) : undefined,
    remove: () => remove(row),
  });

  return (
    <section aria-labelledby="queue-next" className={styles.section}>
      <header className={styles.header}>
        <h3 id="queue-next" className={styles.heading}>
          {isNamed ? 'Up next' : <VisuallyHidden>Up next</VisuallyHidden>}
        </h3>
        <p className={styles.length}>{queueLength(coming, findMix)}</p>
        <Button size="s" variant="ghost" onClick={edits.clear}>
          Clear
        </Button>
      </header>
      <ol ref={list} tabIndex={-1} role="list" aria-labelledby="queue-next" className={styles.list}>
        {keyed(shown).map(({ id, key }, row) => (
          <li key={key}>
            <QueueRow
              mix={findMix(id) ?? undefined}
              actions={actionsOf(row)}
              handle={reorder.handleProps(row)}
              offsetPx={reorder.offsetOf(row)}
              isDragged={reorder.draggedRow === row}
            />
          </li>
        ))}
      </ol>
      {shown.length < coming.length && (
        <Button size="s" onClick={() => setPortions(portions + 1)}>
          Show more
        </Button>
      )}
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </section>
  );
}

/**
 * A button loses the focus when its row moves in the document, so it is focused again. At either end of the list the
 * button no longer applies: its neighbor gets the focus then.
 */
function keepFocus(): void {
  const focused = document.activeElement;
  requestAnimationFrame(() => {
    if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
    const neighbour = focused.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
    const next = focused.matches(':disabled') ? neighbour : focused;
    next?.focus({ preventScroll: true });
  });
}

/** A mix may occur in a queue more than once. */
function keyed(ids: readonly MixId[]): readonly { readonly id: MixId; readonly key: string }[] {
  const seen = new Map<MixId, number>();
  return ids.map((id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return { id, key: `${id}-${count}` };
  });
}

/** "19 mixes · 3 h 12 min"; the time is included when that of every mix is known. */
function queueLength(ids: readonly MixId[], findMix: FindMix): string {
  const count = `${formatCount(ids.length)} ${ids.length === 1 ? 'mix' : 'mixes'}`;
  const seconds = ids.map((id) => findMix(id)?.duration);
  const isKnown = seconds.every((one) => one !== undefined);
  if (!isKnown) return count;
  return `${count} · ${formatLength(seconds.reduce((sum, one) => sum + one, 0) * SECOND_MS)}`;
}
