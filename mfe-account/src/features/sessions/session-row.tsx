import type { OpenSession } from '@afterglow/shared-contracts';
import { Badge, Button, Icon } from '@afterglow/shared-ui';
import { deviceName, isHandheld } from '../../lib/device-words.ts';
import { recentTime } from '../../lib/recent-time.ts';
import styles from './sessions.module.css';

interface SessionRowProps {
  readonly session: OpenSession;
  readonly nowMs: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
  const name = deviceName(session);
  return (
    <>
      <span className={styles.sign}>
        <Icon name={isHandheld(session) ? 'phone' : 'laptop'} />
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {name} {session.current && <Badge tone="success">This device</Badge>}
        </h3>
        <p className={styles.meta}>{metaOf(session, nowMs)}</p>
      </div>
      {session.current ? (
        <Button size="s" variant="ghost" href="/logout">
          Log out
        </Button>
      ) : (
        <Button size="s" loading={isEnding} aria-label={`Log out ${name}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </>
  );
}

function metaOf({ current, lastUseTime, startTime, place }: OpenSession, nowMs: number): string {
  const parts = [
    current ? 'In use now' : `Last used ${recentTime(lastUseTime, nowMs)}`,
    `logged in ${recentTime(startTime, nowMs)}`,
    place !== null && `from the network ${place}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
