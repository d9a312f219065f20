import { Panel } from '@afterglow/shared-area';
import type { ChannelId } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { Button, SectionHeader, usePorts } from '@afterglow/shared-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './other-players.module.css';
import { DayUrlCard } from './day-url-card.tsx';
import { PermanentUrlCard } from './permanent-url-card.tsx';

const ABOUT = {
  premium: 'Get a private stream link for VLC, your Wi-Fi radio, or your car. It works as long as you have Premium.',
  free: "Get a stream link for VLC, your Wi-Fi radio, or your car. Free for a day at 96 kbps. With Premium, it's yours to keep at up to 320 kbps.",
} as const;

/** URLs for playing a channel outside the browser. They are fetched and shown only on request. */
export function OtherPlayers({ channel }: { readonly channel: ChannelId }) {
  const session = useSession(usePorts().session);
  if (session.status === 'visitor') return null;
  const { premium, user } = session;
  return (
    <section aria-label="Listen in other players">
      <SectionHeader title="Listen in other players" />
      <Panel>
        <p className={styles.about}>{ABOUT[premium ? 'premium' : 'free']}</p>
        <Asked words={premium ? 'Show my stream link' : 'Get a link for a day'}>
          {premium ? (
            <PermanentUrlCard channel={channel} memberId={user.members_id.id} />
          ) : (
            <DayUrlCard channel={channel} />
          )}
        </Asked>
      </Panel>
    </section>
  );
}

function Asked({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) answer.current?.focus();
  }, [isOpen]);
  if (isOpen) {
    return (
      <div ref={answer} tabIndex={-1} role="group" aria-label="Stream links" className={styles.answer}>
        {children}
      </div>
    );
  }
  return (
    <p className={styles.actions}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words}
      </Button>
    </p>
  );
}
