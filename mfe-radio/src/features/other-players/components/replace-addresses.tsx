import type { MemberId } from '@afterglow/shared-contracts';
import { notify } from '@afterglow/shared-data/react';
import { Button, usePorts } from '@afterglow/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { replaceAddresses } from '../resources/player-addresses.resource.ts';
import styles from './other-players.module.css';

interface ReplaceAddressesProps {
  readonly memberId: MemberId;
  /** The shown URLs are loaded. */
  readonly haveArrived: boolean;
  /** The old URLs are revoked: the new ones must be fetched. */
  readonly onReplaced: () => void;
}

type Stage = 'kept' | 'asking' | 'ending' | 'replaced';

/** For a URL that someone else has obtained. It asks first, because every player with an old one goes silent. */
export function ReplaceAddresses({ memberId, haveArrived, onReplaced }: ReplaceAddressesProps) {
  const { bus, data } = usePorts();
  const [stage, setStage] = useState<Stage>('kept');
  const isAsking = stage === 'asking' || stage === 'ending';
  const askButton = useFocusBack(isAsking);

  async function replace() {
    setStage('ending');
    try {
      await replaceAddresses(data, memberId);
      onReplaced();
      setStage('replaced');
    } catch {
      setStage('asking');
      notify(bus, 'SOMETHING_WENT_WRONG');
    }
  }

  function keep() {
    if (stage === 'asking') setStage('kept');
  }

  if (!isAsking) {
    return (
      <div className={styles.replace}>
        <p role="status" className={styles.about}>
          {stage === 'kept' ? TEXTS.private : TEXTS[haveArrived ? 'replaced' : 'ended']}
        </p>
        <Button ref={askButton} size="s" variant="ghost" icon="retry" onClick={() => setStage('asking')}>
          Replace my stream links
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.replace} role="group" aria-label="Replace my stream links">
      <p role="status">{TEXTS.question}</p>
      <span className={styles.actions}>
        <Button size="s" variant="danger" loading={stage === 'ending'} onClick={() => void replace()}>
          Replace
        </Button>
        {/* Has the focus, so that a held Enter confirms nothing. */}
        <Button size="s" variant="ghost" autoFocus aria-disabled={stage === 'ending'} onClick={keep}>
          Keep them
        </Button>
      </span>
    </div>
  );
}

/** The button had the focus before the question replaced it. */
function useFocusBack(isAsking: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return button;
}

const TEXTS = {
  private:
    'Anyone with this link can listen on your account. It stops working when you change your password or log out everywhere.',
  question:
    'Your old links will stop working on every channel. Most players stop within a minute, some within 6 hours.',
  ended: 'Your old links no longer work.',
  replaced: 'Here are your new links. The old ones no longer work.',
} as const;
