import { useEffect, useRef, useState } from 'react';
import type { Mix, PlayerPort, QueueState } from '@afterglow/shared-contracts';
import type { FindMix } from './queue-mixes.ts';

interface Undo {
  readonly text: string;
  /** The pressed button has disappeared with the list: Undo gets the focus instead. */
  readonly takesFocus: boolean;
  readonly restore: () => Promise<void>;
}

/** Removes mixes from the queue, and can undo that until the queue changes otherwise. */
export function useQueueUndo(player: PlayerPort, queue: QueueState, findMix: FindMix) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const isOwnChange = useRef(false);

  useEffect(() => {
    if (!isOwnChange.current) setUndo(null);
    isOwnChange.current = false;
  }, [queue]);

  function offer(next: Undo) {
    isOwnChange.current = true;
    setUndo(next);
  }

  function remove(index: number) {
    const mix = mixAt(queue, index, findMix);
    if (mix) {
      const restore = () => putBack(player, mix, { from: queue.mixes.length - 1, index });
      offer({ text: `Removed ${mix.title}`, takesFocus: false, restore });
    }
    void player.removeFromQueue(index);
  }

  function clear() {
    const { mix: current } = player.getState();
    const coming = queue.mixes.slice(queue.position + (current ? 1 : 0)).flatMap((id) => findMix(id) ?? []);
    offer({ text: 'Queue cleared.', takesFocus: true, restore: () => append(player, coming) });
    player.clearQueue();
  }

  async function takeBack() {
    setUndo(null);
    await undo?.restore();
  }

  const { text: said = '', takesFocus = false } = undo ?? {};
  return { remove, clear, said, takesFocus, takeBack: undo && takeBack };
}

function mixAt({ mixes }: QueueState, index: number, findMix: FindMix): Mix | null {
  const id = mixes[index];
  return (id !== undefined && findMix(id)) || null;
}

/** Mixes can only be restored at the end. */
async function putBack(
  player: PlayerPort,
  mix: Mix,
  { from, index }: { readonly from: number; readonly index: number },
) {
  await player.addToQueue(mix);
  if (from !== index) player.moveInQueue(from, index);
}

async function append(player: PlayerPort, mixes: readonly Mix[]) {
  for (const mix of mixes) await player.addToQueue(mix);
}
