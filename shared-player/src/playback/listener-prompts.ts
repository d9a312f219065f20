import { toNotification, type EventBus, type EventPayload, type SessionPort } from '@afterglow/shared-contracts';
import { isGone, wordsOf } from '../errors.ts';
import type { FailurePrompt } from './failure-prompts.ts';

type WarningKey = Exclude<FailurePrompt, 'auth-prompt' | 'premium-upsell'> | 'QUEUE_EMPTY' | 'TAP_TO_PLAY';

/** Everything the player shows to the listener. */
export interface ListenerPrompts {
  promptLogin(): void;
  showUpsell(): void;
  warn(key: WarningKey, more?: Partial<EventPayload<'notification:show'>>): void;
  /** The list could not be loaded: it no longer exists, or loading failed. */
  notifyListFailure(error: unknown): void;
  /** Shows a failure to the listener; for a mix that cannot be played, the message of the error. */
  notify(reaction: FailurePrompt, error?: unknown): void;
}

export function createListenerPrompts(bus: EventBus, session: SessionPort): ListenerPrompts {
  const warn: ListenerPrompts['warn'] = (key, more) =>
    bus.emit('notification:show', { ...toNotification(key), ...more });
  const prompts: ListenerPrompts = {
    promptLogin: () => bus.emit('modal:show', { type: 'auth-prompt', contentKey: 'AUTH_PROMPT_PLAYBACK' }),
    showUpsell: () => bus.emit('modal:show', { type: 'premium-upsell', contentKey: upsellKey(session) }),
    warn,
    notifyListFailure(error) {
      if (!isGone(error)) return prompts.warn('SOMETHING_WENT_WRONG');
      bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_NOT_FOUND' });
    },
    notify(reaction, error) {
      if (reaction === 'auth-prompt') prompts.promptLogin();
      else if (reaction === 'premium-upsell') prompts.showUpsell();
      else warn(reaction, reaction === 'PLAYBACK_FAILED' ? wordsOf(error) : {});
    },
  };
  return prompts;
}

/** Only listeners who have never been premium get a free trial; while that is unknown, none is promised. */
function upsellKey(session: SessionPort): 'PREMIUM_UPSELL_TRIAL' | 'PREMIUM_UPSELL_UPGRADE' {
  const state = session.getSession();
  return state.status === 'member' && state.hasBeenPremium !== false
    ? 'PREMIUM_UPSELL_UPGRADE'
    : 'PREMIUM_UPSELL_TRIAL';
}
