import type { OpenSession } from '@afterglow/shared-contracts';
import { Badge, Button } from '@afterglow/shared-ui';
import { deviceName, isHandheld } from './device-words.ts';
import { recentTime } from '../../../lib/recent-time.ts';
import { ItemRow } from '../../../ui/item-list.tsx';

interface SessionRowProps {
  readonly session: OpenSession;
  readonly nowMs: number;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function SessionRow({ session, nowMs, isEnding, onEnd }: SessionRowProps) {
  const name = deviceName(session);
  return (
    <ItemRow
      icon={isHandheld(session) ? 'phone' : 'laptop'}
      name={name}
      badge={session.current && <Badge tone="success">This device</Badge>}
      facts={factsOf(session, nowMs)}
    >
      {session.current ? (
        <Button size="s" variant="ghost" href="/logout">
          Log out
        </Button>
      ) : (
        <Button size="s" loading={isEnding} aria-label={`Log out ${name}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </ItemRow>
  );
}

function factsOf({ current, lastUseTime, startTime, place }: OpenSession, nowMs: number): readonly string[] {
  return [
    current ? 'Active now' : `Last used ${recentTime(lastUseTime, nowMs)}`,
    `logged in ${recentTime(startTime, nowMs)}`,
    ...(place === null ? [] : [`from ${place}`]),
  ];
}
