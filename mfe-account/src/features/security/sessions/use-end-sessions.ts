import type { MemberId, OpenSession } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { deviceName } from './device-words.ts';
import { useConfirmation } from '../../../lib/use-confirmation.ts';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';

interface EndSessionsOptions {
  readonly memberId: MemberId;
  readonly sessions: readonly OpenSession[];
  /** Some sessions have ended: the list must be refetched. */
  readonly onEnded: () => void;
}

/** The session with this id, or all of the other devices. */
type Ending = { readonly id: string } | 'others';

/** Ends sessions of other devices; `open` are those not yet ended here. */
export function useEndSessions({ memberId, sessions, onEnded }: EndSessionsOptions) {
  const { data } = usePorts();
  const { busy: ending, run, show } = useExclusiveAction<Ending>();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const open = sessions.filter(({ id }) => !ended.includes(id));
  const others = open.filter(({ current }) => !current).map(({ id }) => id);
  const params = { id: memberId };

  async function endOne({ id, ...device }: OpenSession) {
    await data.call('endSession', { params: { ...params, sessionId: id } }).catch(forgiveGone);
    setEnded((before) => [...before, id]);
    show('DEVICE_LOGGED_OUT', { device: deviceName(device) });
    onEnded();
  }

  async function endOthers() {
    await data.call('endOtherSessions', { params });
    setEnded((before) => [...before, ...others]);
    show('OTHER_DEVICES_LOGGED_OUT');
    onEnded();
  }

  return {
    open,
    ending,
    hasOthers: others.length > 0,
    end: (session: OpenSession) => run(session, () => endOne(session)),
    askToEndOthers: useConfirmation('CONFIRM_LOG_OUT_OTHERS', () => void run('others', endOthers)),
  };
}

/** It has ended already, as requested. */
function forgiveGone(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
