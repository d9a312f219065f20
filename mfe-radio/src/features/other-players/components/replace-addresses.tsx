import type { MemberId } from '@afterglow/shared-contracts';
import { tell } from '@afterglow/shared-data/react';
import { Button, usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import styles from './other-players.module.css';

interface ReplaceAddressesProps {
  readonly memberId: MemberId;
  /** The old ones have ended: the new ones are to be read. */
  readonly onReplaced: () => void;
}

type Stage = 'kept' | 'asking' | 'ending' | 'replaced';

/** For an address that somebody else has got. It asks first: every player that uses one falls silent. */
export function ReplaceAddresses({ memberId, onReplaced }: ReplaceAddressesProps) {
  const { bus, data } = usePorts();
  const [stage, setStage] = useState<Stage>('kept');

  async function replace() {
    setStage('ending');
    try {
      await data.call('endPlayerAddresses', { params: { id: memberId } });
      onReplaced();
      setStage('replaced');
    } catch {
      setStage('asking');
      tell(bus, 'SOMETHING_WENT_WRONG');
    }
  }

  if (stage === 'kept' || stage === 'replaced') {
    return (
      <div className={styles.replace}>
        <p role="status" className={styles.about}>
          {stage === 'kept' ? TEXTS.private : TEXTS.replaced}
        </p>
        <Button size="s" variant="ghost" icon="retry" onClick={() => setStage('asking')}>
          Replace my addresses
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.replace} role="group" aria-label="Replace my addresses">
      <p role="status">{TEXTS.question}</p>
      <span className={styles.actions}>
        <Button size="s" variant="danger" autoFocus loading={stage === 'ending'} onClick={() => void replace()}>
          Replace
        </Button>
        <Button size="s" variant="ghost" onClick={() => setStage('kept')}>
          Keep them
        </Button>
      </span>
    </div>
  );
}

const TEXTS = {
  private:
    'Whoever has the address can listen on your account. It ends when you change your password or log out everywhere.',
  question: 'Every player that uses one of your addresses, of any channel, falls silent within a minute.',
  replaced: 'Your old addresses have ended. These are new.',
} as const;
