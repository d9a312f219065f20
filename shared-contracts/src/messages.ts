import type { NotificationLink, NotificationType } from './events/notification.events.ts';
import { BRAND } from './brand.ts';

/** `plain` is a text on a page or in a prompt, not a notification; `{name}` in a text is filled in by `messageText`. */
export interface Message {
  readonly type: NotificationType | 'plain';
  readonly text: string;
  /** Title of a modal with `text` as its body. */
  readonly title?: string;
  /** Where its notification leads. */
  readonly link?: NotificationLink;
}

/** Every text that has a key, once. */
export const MESSAGES = {
  EMAIL_NOT_FOUND: { type: 'danger', text: 'We could not find an account with this e-mail address.' },
  WRONG_PASSWORD: { type: 'danger', text: 'That password is not correct. Please try again.' },
  WRONG_CODE: { type: 'danger', text: 'That code is not correct, or was used before. Please try again.' },
  LOGIN_EXPIRED: { type: 'warning', text: 'This log-in has taken too long. Please log in again.' },
  TOO_MANY_ATTEMPTS: { type: 'warning', text: 'There have been too many attempts. Please try again later.' },
  PASSKEY_UNKNOWN: { type: 'danger', text: 'This passkey does not open an account here any more.' },
  PASSKEY_FAILED: { type: 'warning', text: 'Your device could not use a passkey. Please try again.' },
  PASSKEY_KNOWN: { type: 'warning', text: 'This device has a passkey for your account already.' },
  PASSKEYS_TOO_MANY: { type: 'warning', text: 'You have as many passkeys as there may be. Remove one first.' },
  PASSKEY_ADDED: { type: 'success', text: 'Your passkey is added. You can log in with it now.' },
  PASSKEY_RENAMED: { type: 'success', text: 'The passkey has a new name.' },
  PASSKEY_REMOVED: { type: 'success', text: 'The passkey is removed. Remove it from your device, too.' },
  PASSWORD_REMOVED: { type: 'success', text: 'Your password is removed.' },
  LAST_WAY_IN: { type: 'warning', text: 'This is the last way into your account. Add another one first.' },
  SECOND_FACTOR_ON: { type: 'success', text: 'Your authenticator app is set up.' },
  SECOND_FACTOR_OFF: { type: 'success', text: 'Your authenticator app is turned off.' },
  SET_UP_EXPIRED: { type: 'warning', text: 'This took too long. Close this, and begin again.' },
  SOMETHING_WENT_WRONG: { type: 'warning', text: 'Something went wrong. Please try again later.' },
  USER_ALREADY_EXISTS: {
    type: 'warning',
    text: 'An account with this e-mail address already exists. Please log in instead.',
  },
  USER_ALREADY_EXISTS_SOCIAL: {
    type: 'warning',
    text: 'You already have an account with {network}. Please log in with {network}.',
  },
  EMAIL_RESET_LINK_SENT: { type: 'success', text: 'We have sent you an e-mail with a link to reset your password.' },
  NEW_PASSWORD_SUCCESS: { type: 'success', text: 'Your new password is set. You can log in now.' },
  PASSWORD_TOO_COMMON: { type: 'warning', text: 'Too many people use this password. Please choose another one.' },
  EMAIL_ALREADY_EXISTS: { type: 'warning', text: 'This e-mail address is already used by another account.' },
  DETAILS_UPDATED: { type: 'success', text: 'Your details have been updated.' },
  PASSWORD_UPDATED: { type: 'success', text: 'Your password has been updated.' },
  PASSWORD_SET: { type: 'success', text: 'Your password has been set.' },
  DEVICE_LOGGED_OUT: { type: 'success', text: '{device} is logged out.' },
  OTHER_DEVICES_LOGGED_OUT: { type: 'success', text: 'All other devices are logged out.' },
  EMAIL_CHANGE_LINK_SENT: {
    type: 'success',
    text: 'We have sent a new link to {email}. The one before opens nothing.',
  },
  EMAIL_CHANGE_STOPPED: { type: 'success', text: 'Your e-mail address stays {email}.' },
  EMAIL_CHANGE_OVER: { type: 'warning', text: 'No new e-mail address waits to be confirmed any more.' },
  TOO_MANY_MAILS: { type: 'warning', text: 'You have asked for many mails. Please try again in an hour.' },
  DATA_COPY_REQUESTED: {
    type: 'success',
    text: 'Your copy is being made. We will send you an e-mail when it is ready.',
  },
  DATA_COPY_LIMIT: {
    type: 'warning',
    text: 'You have asked for three copies today. Please ask again tomorrow.',
  },
  LEAVING_BEGUN: { type: 'success', text: 'Your account ends on {day}. Until then you can take it back.' },
  LAST_SUPER_ADMIN: {
    type: 'warning',
    text: 'You are the only super admin. Make somebody else one before you leave.',
  },
  ACCOUNT_STAYS: { type: 'success', text: 'Your account stays, with everything in it.' },
  AUDIO_QUALITY_UPDATED: { type: 'success', text: 'Your audio quality has been updated.' },
  REMINDER_SET: { type: 'success', text: 'We will tell you when it begins, while {product} is open.' },
  REMINDER_REMOVED: { type: 'success', text: 'You will not be reminded.' },
  LINK_COPIED_CLIPBOARD: { type: 'success', text: 'Link copied to clipboard' },
  EMAIL_PASSWORD_REQUIRED: { type: 'danger', text: 'Check your email and password.' },
  RECAPTCHA_MISSING_ERROR: { type: 'warning', text: 'Please confirm that you are not a robot.' },
  EMAIL_REQUIRED: { type: 'warning', text: 'Please enter a valid e-mail address.' },
  FIELDS_REQUIRED: { type: 'warning', text: 'Check your new password in both fields.' },
  MISSING_REQUIRED_FIELDS: { type: 'warning', text: 'Please fill in all required fields.' },
  PASSWORD_MATCH: { type: 'warning', text: 'The two new passwords do not match.' },
  CANCELLATION_FEEDBACK_SUCCESS: { type: 'success', text: 'Thank you for your feedback!' },
  CANCELLATION_FEEDBACK_ERROR: { type: 'danger', text: 'We could not send your feedback. Please try again later.' },
  IN_APP_BROWSER_NOTICE: {
    type: 'warning',
    title: "Social login isn't available here",
    text: "This doesn't work in {app}'s browser. Open the page in Safari or Chrome, or use your email instead.",
  },
  UPDATE_AVAILABLE: { type: 'warning', text: 'A new version of {product} is available.' },
  CRITICAL_UPDATE_AVAILABLE: {
    type: 'warning',
    text: 'An important update is available. This page reloads in {seconds} seconds.',
  },
  AUTH_REQUIRED_FOR_PLAYBACK: { type: 'warning', text: 'Please log in or sign up to start listening.' },
  NO_FAVORITE_CHANNEL: { type: 'plain', text: 'You have no favorite channels yet' },
  DISCOVER_NEW_CHANNELS: { type: 'plain', text: 'Discover New Channels' },
  FAV_MIX_ADDED: { type: 'success', text: 'Mix added to your favorites' },
  FAV_MIX_REMOVED: { type: 'success', text: 'Mix removed from your favorites' },
  FAV_ARTIST_ADDED: { type: 'success', text: 'Artist added to your favorites' },
  FAV_ARTIST_REMOVED: { type: 'success', text: 'Artist removed from your favorites' },
  FAV_SHOW_ADDED: { type: 'success', text: 'Show added to your favorites' },
  FAV_SHOW_REMOVED: { type: 'success', text: 'Show removed from your favorites' },
  FAV_CHANNEL_ADDED: { type: 'success', text: 'Channel added to your favorites' },
  FAV_CHANNEL_REMOVED: { type: 'success', text: 'Channel removed from your favorites' },
  FAV_GENRE_ADDED: {
    type: 'success',
    text: 'Genre added to your favorites',
    link: { href: '/yourmusic/genres', text: 'Favorite Genres' },
  },
  FAV_GENRE_REMOVED: { type: 'success', text: 'Genre removed from your favorites' },
  FAV_ALREADY_ADDED: { type: 'warning', text: 'This {type} has already been added on your favorites' },
  SERVER_BUSY: { type: 'warning', text: 'Server busy, please try again later.' },
  QUEUE_EMPTY: { type: 'warning', text: 'There is nothing to play here yet.' },
  PLAYBACK_FAILED: { type: 'warning', text: 'This mix cannot be played right now. Please try again later.' },
  TAP_TO_PLAY: { type: 'warning', text: 'Your browser is waiting for you: tap Play to start listening.' },
  PLAYER_PREMIUM_ERROR: { type: 'warning', text: 'We could not confirm your membership. Please log in again.' },
  SESSION_ENDED: { type: 'warning', text: 'Your session has ended. Please log in to go on listening.' },
  INVALID_TYPE: { type: 'danger', text: 'Invalid type' },
  INVALID_QUALITY_OPTION: { type: 'danger', text: 'Invalid quality option' },
  ACTIVATION_WAITING: { type: 'plain', text: 'Please wait a few seconds while we upgrade your account...' },
  ACTIVATION_DELAYED: { type: 'warning', text: 'This is taking a bit longer than expected. Please be patient...' },
  ACTIVATION_FAILED: { type: 'danger', text: 'Looks like something went wrong. Please contact support.' },
  FIELD_REQUIRED: { type: 'danger', text: 'This field is required' },
  FIELD_REQUIRED_EMAIL: { type: 'danger', text: 'This field is required and must be an email' },
  FIELD_MATCH_EMAIL: { type: 'danger', text: 'This field is required and must match the email above' },
  FIELD_MATCH_PASSWORD: { type: 'danger', text: 'This field is required and must match password above' },
  FIELD_SHOULD_MATCH_PASSWORD: { type: 'danger', text: 'This field is required and should match password above' },
  ERROR_GENERIC: { type: 'danger', title: 'Something went wrong', text: 'Please try again later.' },
  ERROR_NETWORK: {
    type: 'danger',
    title: 'Connection error',
    text: 'Please check your internet connection and try again.',
  },
  ERROR_NOT_FOUND: {
    type: 'danger',
    title: 'Content not found',
    text: 'The content you are looking for is no longer available.',
  },
  CONFIRM_DELETE: { type: 'warning', title: 'Are you sure?', text: 'This action cannot be undone.' },
  CONFIRM_LOGOUT: { type: 'warning', text: 'Sign out?' },
  CONFIRM_CANCEL_SUBSCRIPTION: {
    type: 'warning',
    text: 'You will lose access to premium features at the end of your billing period.',
  },
  CONFIRM_LOG_OUT_OTHERS: {
    type: 'warning',
    title: 'Log out all other devices?',
    text: 'Whoever uses your account there has to log in again.',
  },
  CONFIRM_LEAVING: {
    type: 'warning',
    title: `Leave ${BRAND}?`,
    text: 'Your account ends in fourteen days, with everything in it. What you pay for is cancelled today.',
  },
  CONFIRM_REMOVE_PASSWORD: {
    type: 'warning',
    title: 'Remove your password?',
    text: 'You then log in without one. All other devices are logged out, and an authenticator app is turned off.',
  },
  CONFIRM_REMOVE_PASSKEY: {
    type: 'warning',
    title: 'Remove this passkey?',
    text: 'It does not log you in any more.',
  },
  CONFIRM_TURN_OFF_SECOND_FACTOR: {
    type: 'warning',
    title: 'Turn off the authenticator app?',
    text: 'Your password alone then logs you in, and your recovery codes are not good any more.',
  },
  CONFIRM_NEW_RECOVERY_CODES: {
    type: 'warning',
    title: 'Make new recovery codes?',
    text: 'Those that you have are not good any more then.',
  },
  AUTH_PROMPT_PLAYBACK: { type: 'plain', text: 'Start listening with a free account' },
  AUTH_PROMPT_FAVORITE: { type: 'plain', text: 'Sign in to save your favorites' },
  PREMIUM_UPSELL_TRIAL: { type: 'plain', text: 'Try Premium free for 30 days' },
  PREMIUM_UPSELL_UPGRADE: { type: 'plain', text: 'Upgrade to Premium' },
  PREMIUM_UPSELL_TEXT: {
    type: 'plain',
    text: 'With Premium you hear the premium-exclusive mixes, the best sound quality and no ads.',
  },
} as const satisfies Record<string, Message>;

/** The key of an entry of `MESSAGES`. */
export type MessageKey = keyof typeof MESSAGES;

/** Whether `MESSAGES` has an entry for a key that comes from elsewhere, such as an event or an address. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(MESSAGES, key);
}

/** The values for the `{names}` in a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The text of a key with its `{names}` filled in; `{product}` is always the brand. Throws for a key without an entry and for a missing
 * value, which are programming errors.
 */
export function messageText(key: MessageKey, values: MessageValues = {}): string {
  if (!isMessageKey(key)) throw new Error(`The message catalogue has no entry "${String(key)}".`);
  const known: MessageValues = { product: BRAND, ...values };
  return MESSAGES[key].text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`The message ${key} needs a value for {${name}}.`);
    return String(value);
  });
}
