import {
  isMessageKey,
  MESSAGES,
  messageText,
  type Message,
  type MessageKey,
  type ModalType,
} from '@afterglow/shared-contracts';
import { PATHS } from '../config/paths.ts';

export interface ModalButton {
  readonly label: string;
  readonly outcome: 'confirmed' | 'dismissed';
  /** The target of the button; without one it only closes. */
  readonly href?: string;
  readonly look?: 'primary' | 'danger';
}

export interface ModalContent {
  readonly title: string;
  readonly text?: string;
  readonly buttons: readonly ModalButton[];
}

const OK: readonly ModalButton[] = [{ label: 'OK', outcome: 'confirmed', look: 'primary' }];
const SIGN_UP_OR_LOG_IN: readonly ModalButton[] = [
  { label: 'Sign Up', outcome: 'confirmed', href: PATHS.signup, look: 'primary' },
  { label: 'Log in', outcome: 'confirmed', href: PATHS.login },
];

function confirm(label: string, cancel = 'Cancel'): readonly ModalButton[] {
  return [
    { label, outcome: 'confirmed', look: 'danger' },
    { label: cancel, outcome: 'dismissed' },
  ];
}

function upsell(label: string, href: string): readonly ModalButton[] {
  return [
    { label, outcome: 'confirmed', href, look: 'primary' },
    { label: 'Maybe later', outcome: 'dismissed' },
  ];
}

/** The buttons of each modal; a key that is not listed is not a modal. */
const BUTTONS: Readonly<Record<ModalType, Partial<Record<MessageKey, readonly ModalButton[]>>>> = {
  'auth-prompt': { AUTH_PROMPT_PLAYBACK: SIGN_UP_OR_LOG_IN, AUTH_PROMPT_FAVORITE: SIGN_UP_OR_LOG_IN },
  'premium-upsell': {
    PREMIUM_UPSELL_TRIAL: upsell('START FREE TRIAL', PATHS.trial),
    PREMIUM_UPSELL_UPGRADE: upsell('UPGRADE', PATHS.viewPlans),
  },
  error: {
    ERROR_GENERIC: OK,
    ERROR_NETWORK: [
      { label: 'Retry', outcome: 'confirmed', look: 'primary' },
      { label: 'Cancel', outcome: 'dismissed' },
    ],
    ERROR_NOT_FOUND: OK,
    CANCELLATION_FEEDBACK_ERROR: OK,
  },
  confirmation: {
    CONFIRM_DELETE: confirm('Delete'),
    CONFIRM_LOGOUT: confirm('Log out'),
    CONFIRM_CANCEL_SUBSCRIPTION: confirm('Cancel subscription', 'Keep subscription'),
    CONFIRM_LEAVING: confirm('Delete account', 'Keep my account'),
    CONFIRM_LOG_OUT_OTHERS: confirm('Log out'),
    CONFIRM_REMOVE_PASSWORD: confirm('Remove password'),
    CONFIRM_REMOVE_PASSKEY: confirm('Remove passkey'),
    CONFIRM_TURN_OFF_SECOND_FACTOR: confirm('Turn off'),
    CONFIRM_NEW_RECOVERY_CODES: confirm('Get new codes'),
  },
  'in-app-browser': { IN_APP_BROWSER_NOTICE: OK },
  'simple-message': { CANCELLATION_FEEDBACK_SUCCESS: OK },
};

const BODY: Partial<Record<MessageKey, MessageKey>> = {
  AUTH_PROMPT_PLAYBACK: 'AUTH_REQUIRED_FOR_PLAYBACK',
  PREMIUM_UPSELL_TRIAL: 'PREMIUM_UPSELL_TEXT',
  PREMIUM_UPSELL_UPGRADE: 'PREMIUM_UPSELL_TEXT',
};

/** The contents that an area renders better, by their name there; the texts above are the fallback. */
export const DRAWN_BY_AREA: Partial<Record<string, string>> = {
  PREMIUM_UPSELL_TRIAL: 'premium-trial',
  PREMIUM_UPSELL_UPGRADE: 'premium-upgrade',
};

type TextValues = Readonly<Record<string, unknown>>;

/**
 * The content of a modal of this type and key; undefined for a key that the type does not have, or whose text lacks a
 * value.
 */
export function modalContent(type: ModalType, key: string, values: TextValues = {}): ModalContent | undefined {
  const buttons = isMessageKey(key) ? BUTTONS[type][key] : undefined;
  if (!buttons || !isMessageKey(key)) return undefined;
  const message: Message = MESSAGES[key];
  const text = filledIn(key, values);
  if (text === undefined) return undefined;
  const body = BODY[key];
  if (message.title) return { title: message.title, text, buttons };
  return body ? { title: text, text: messageText(body), buttons } : { title: text, buttons };
}

function filledIn(key: MessageKey, values: TextValues): string | undefined {
  try {
    return messageText(key, textual(values));
  } catch {
    return undefined;
  }
}

function textual(values: TextValues): Record<string, string | number> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}
