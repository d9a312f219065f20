import type { NotificationLink, NotificationType } from './events/notification.events.ts';
import { BRAND } from './brand.ts';

/** `plain` is a text on a page or in a prompt, not a notification; `{name}` in a text is filled in by `messageText`. */
export interface Message {
  readonly type: NotificationType | 'plain';
  readonly text: string;
  readonly title?: string;
  readonly link?: NotificationLink;
}

/** Every text that has a key, once. */
export const MESSAGES = {
  EMAIL_NOT_FOUND: {
    type: 'danger',
    text: "We couldn't find an account with this email. Check it for typos, or sign up.",
  },
  WRONG_PASSWORD: { type: 'danger', text: "That password isn't right. Please try again." },
  WRONG_CODE: { type: 'danger', text: "That code isn't right or has already been used. Try a new one." },
  LOGIN_EXPIRED: { type: 'warning', text: 'Your login timed out. Please log in again.' },
  TOO_MANY_ATTEMPTS: { type: 'warning', text: 'Too many attempts. Please wait a few minutes and try again.' },
  PASSKEY_UNKNOWN: { type: 'danger', text: 'This passkey no longer works here. Log in another way.' },
  PASSKEY_FAILED: { type: 'warning', text: "Your device couldn't use the passkey. Try again, or log in another way." },
  PASSKEY_KNOWN: { type: 'warning', text: 'This device already has a passkey for your account.' },
  PASSKEYS_TOO_MANY: { type: 'warning', text: "You've reached the passkey limit. Remove one to add another." },
  PASSKEY_ADDED: { type: 'success', text: 'Passkey added. You can now log in with it.' },
  PASSKEY_RENAMED: { type: 'success', text: 'Passkey renamed.' },
  PASSKEY_REMOVED: { type: 'success', text: 'Passkey removed. Delete it from your device too.' },
  PASSWORD_REMOVED: { type: 'success', text: 'Password removed.' },
  LAST_WAY_IN: { type: 'warning', text: 'This is your only way to log in. Add another one before you remove it.' },
  SECOND_FACTOR_ON: { type: 'success', text: 'Authenticator app turned on.' },
  SECOND_FACTOR_OFF: { type: 'success', text: 'Authenticator app turned off.' },
  SET_UP_EXPIRED: { type: 'warning', text: 'Setup timed out. Close this window and start over.' },
  SOMETHING_WENT_WRONG: { type: 'warning', text: 'Something went wrong. Please try again.' },
  USER_ALREADY_EXISTS: {
    type: 'warning',
    text: 'You already have an account with this email. Log in instead.',
  },
  USER_ALREADY_EXISTS_SOCIAL: {
    type: 'warning',
    text: 'You signed up with {network}. Log in with {network} instead.',
  },
  EMAIL_RESET_LINK_SENT: { type: 'success', text: 'Check your inbox. We sent you a link to reset your password.' },
  NEW_PASSWORD_SUCCESS: { type: 'success', text: 'Password changed. You can now log in.' },
  PASSWORD_TOO_COMMON: { type: 'warning', text: 'That password is too common. Choose another one.' },
  EMAIL_ALREADY_EXISTS: { type: 'warning', text: 'Another account already uses this email.' },
  DETAILS_UPDATED: { type: 'success', text: 'Your changes are saved.' },
  PASSWORD_UPDATED: { type: 'success', text: 'Password updated.' },
  PASSWORD_SET: { type: 'success', text: 'Password set.' },
  DEVICE_LOGGED_OUT: { type: 'success', text: 'Logged out {device}.' },
  OTHER_DEVICES_LOGGED_OUT: { type: 'success', text: 'Logged out all other devices.' },
  EMAIL_CHANGE_LINK_SENT: {
    type: 'success',
    text: 'We sent a new link to {email}. The old one no longer works.',
  },
  EMAIL_CHANGE_STOPPED: { type: 'success', text: "You're keeping {email}. Nothing changed." },
  EMAIL_CHANGE_OVER: { type: 'warning', text: "There's no email change to confirm anymore." },
  TOO_MANY_MAILS: { type: 'warning', text: "We've sent you several emails already. Try again in an hour." },
  DATA_COPY_REQUESTED: {
    type: 'success',
    text: "We're preparing your copy. We'll email you when it's ready.",
  },
  DATA_COPY_LIMIT: {
    type: 'warning',
    text: "You've reached today's limit of 3 copies. Try again tomorrow.",
  },
  LEAVING_BEGUN: { type: 'success', text: 'Your account will be deleted on {day}. Log in before then to keep it.' },
  LAST_SUPER_ADMIN: {
    type: 'warning',
    text: "You're the only super admin. Give someone else that role before you delete your account.",
  },
  ACCOUNT_STAYS: { type: 'success', text: 'Your account is safe. Everything is still here.' },
  AUDIO_QUALITY_UPDATED: { type: 'success', text: 'Audio quality updated.' },
  REMINDER_SET: { type: 'success', text: "We'll notify you when it starts. Keep {product} open." },
  REMINDER_REMOVED: { type: 'success', text: 'Reminder removed.' },
  LINK_COPIED_CLIPBOARD: { type: 'success', text: 'Link copied to clipboard' },
  EMAIL_PASSWORD_REQUIRED: { type: 'danger', text: 'Check your email and password.' },
  RECAPTCHA_MISSING_ERROR: { type: 'warning', text: "Please check the box to show you're not a robot." },
  EMAIL_REQUIRED: { type: 'warning', text: 'Enter a valid email, like name@example.com.' },
  FIELDS_REQUIRED: { type: 'warning', text: 'Check your new password in both fields.' },
  MISSING_REQUIRED_FIELDS: { type: 'warning', text: 'Fill in all required fields.' },
  PASSWORD_MATCH: { type: 'warning', text: "Your new passwords don't match." },
  CANCELLATION_FEEDBACK_SUCCESS: { type: 'success', text: 'Thank you for your feedback!' },
  CANCELLATION_FEEDBACK_ERROR: { type: 'danger', text: "We couldn't send your feedback. Please try again." },
  IN_APP_BROWSER_NOTICE: {
    type: 'warning',
    title: "Social login isn't available here",
    text: "This doesn't work in {app}'s browser. Open the page in Safari or Chrome, or use your email instead.",
  },
  UPDATE_AVAILABLE: { type: 'warning', text: 'A new version of {product} is here. Reload to get it.' },
  CRITICAL_UPDATE_AVAILABLE: {
    type: 'warning',
    text: 'Important update: this page will reload in {seconds} seconds.',
  },
  AUTH_REQUIRED_FOR_PLAYBACK: { type: 'warning', text: 'Log in or sign up to start listening.' },
  NO_FAVORITE_CHANNEL: { type: 'plain', text: 'No favorite channels yet' },
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
  QUEUE_EMPTY: { type: 'warning', text: 'Nothing to play here yet.' },
  PLAYBACK_FAILED: { type: 'warning', text: "We can't play this mix right now. Try again, or pick another one." },
  TAP_TO_PLAY: { type: 'warning', text: 'Tap Play to start listening. Your browser needs a tap first.' },
  PLAYER_PREMIUM_ERROR: { type: 'warning', text: "We couldn't check your Premium. Please log in again." },
  SESSION_ENDED: { type: 'warning', text: "You've been logged out. Log in to keep listening." },
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
    title: 'Log out of all other devices?',
    text: 'Anyone using your account on them will have to log in again.',
  },
  CONFIRM_LEAVING: {
    type: 'warning',
    title: 'Delete your account?',
    text: 'Your account and everything in it will be deleted in 14 days. Log in within that time to keep it. Your subscription is canceled today.',
  },
  CONFIRM_REMOVE_PASSWORD: {
    type: 'warning',
    title: 'Remove your password?',
    text: "You'll log in without it. This logs you out of all other devices and turns off your authenticator app.",
  },
  CONFIRM_REMOVE_PASSKEY: {
    type: 'warning',
    title: 'Remove this passkey?',
    text: "You won't be able to log in with it anymore.",
  },
  CONFIRM_TURN_OFF_SECOND_FACTOR: {
    type: 'warning',
    title: 'Turn off your authenticator app?',
    text: "You'll log in with just your password, and your recovery codes will stop working.",
  },
  CONFIRM_NEW_RECOVERY_CODES: {
    type: 'warning',
    title: 'Get new recovery codes?',
    text: 'Your current codes will stop working.',
  },
  AUTH_PROMPT_PLAYBACK: { type: 'plain', text: 'Start listening with a free account' },
  AUTH_PROMPT_FAVORITE: { type: 'plain', text: 'Sign in to save your favorites' },
  PREMIUM_UPSELL_TRIAL: { type: 'plain', text: 'Try Premium free for 30 days' },
  PREMIUM_UPSELL_UPGRADE: { type: 'plain', text: 'Upgrade to Premium' },
  PREMIUM_UPSELL_TEXT: {
    type: 'plain',
    text: 'Get Premium-only mixes, our best sound, and no ads.',
  },
} as const satisfies Record<string, Message>;

/** The key of an entry of `MESSAGES`. */
export type MessageKey = keyof typeof MESSAGES;

/** Whether `MESSAGES` has an entry for a key from elsewhere, such as an event or a URL. */
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
