import { messageText, type CallInput } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';

type Proof = NonNullable<CallInput<'confirmSession'>['body']>;

/** `refused`: what was given does not show that it is the member. */
type ConfirmState = 'ready' | 'busy' | 'refused' | 'limited' | 'failed';

const STATE_OF_STATUS: ReadonlyMap<number | null, ConfirmState> = new Map([
  [403, 'refused'],
  [429, 'limited'],
]);

/** What is said about a state inside the dialog, which covers the notifications; `refused` is said by whoever asks. */
const CONFIRM_WORDS: Readonly<Partial<Record<ConfirmState, string>>> = {
  limited: 'You have tried too often. Please wait a while, and try again.',
  failed: messageText('SOMETHING_WENT_WRONG'),
};

/** Shows the service that it is the member who asks. */
export function useConfirmSession(onConfirmed: () => void) {
  const { data } = usePorts();
  const [state, setState] = useState<ConfirmState>('ready');

  async function confirm(proof: Proof) {
    if (state === 'busy') return;
    setState('busy');
    try {
      await data.call('confirmSession', { body: proof });
    } catch (error) {
      return setState((isApiError(error) && STATE_OF_STATUS.get(error.status)) || 'failed');
    }
    onConfirmed();
  }

  return { state, confirm, isBusy: state === 'busy', words: CONFIRM_WORDS[state] };
}
