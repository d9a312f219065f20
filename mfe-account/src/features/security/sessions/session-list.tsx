import { PanelActions, SecondaryText } from '@afterglow/shared-area';
import type { MemberId, OpenSession } from '@afterglow/shared-contracts';
import { Button, useNow } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { useState } from 'react';
import { Item, ItemList } from '../../../ui/item-list.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** "Today" ends while the page is open. */
const NOW_EVERY_MS = MINUTE_MS;
/** Members who never log out have many; the last used ones come first. */
const SHOWN_AT_FIRST = 8;

interface SessionListProps {
  readonly memberId: MemberId;
  readonly sessions: readonly OpenSession[];
  readonly onEnded: () => void;
}

export function SessionList(props: SessionListProps) {
  const { open, hasOthers, ending, end, askToEndOthers } = useEndSessions(props);
  const [isWhole, setWhole] = useState(false);
  const nowMs = useNow(NOW_EVERY_MS);
  const shown = isWhole ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ItemList label="Devices">
        {shown.map((session) => (
          <Item key={session.id}>
            <SessionRow
              session={session}
              nowMs={nowMs}
              isEnding={ending !== null && ending !== 'others' && ending.id === session.id}
              onEnd={() => void end(session)}
            />
          </Item>
        ))}
      </ItemList>
      {!hasOthers && <SecondaryText>You're only logged in on this device.</SecondaryText>}
      {(hasOthers || shown.length < open.length) && (
        <PanelActions>
          {hasOthers && (
            <Button variant="danger" loading={ending === 'others'} onClick={askToEndOthers}>
              Log out of all other devices
            </Button>
          )}
          {shown.length < open.length && (
            <Button variant="ghost" onClick={() => setWhole(true)}>
              Show all {open.length}
            </Button>
          )}
        </PanelActions>
      )}
    </>
  );
}
