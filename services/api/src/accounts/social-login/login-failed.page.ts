import { LOGIN_PATH, type SocialProvider } from '@afterglow/shared-contracts';
import { html, PROVIDER_NAMES, type Page } from '@afterglow/kit';
import type { LoginOutcome } from './social-login.service.ts';

export type FailedLogin = Exclude<LoginOutcome['kind'], 'logged-in' | 'cancelled'>;

interface Words {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
}

/** The page for a failed login; it always leads back to the log-in. */
export function loginFailedPage(kind: FailedLogin, network: SocialProvider, origin: string): Page {
  const { status, heading, text } = wordsFor(kind, PROVIDER_NAMES[network]);
  return {
    title: heading,
    status,
    isOurs: true,
    body: html`
      <h1>${heading}</h1>
      <p>${text}</p>
      <p><a class="button" href="${origin}${LOGIN_PATH}">Back to log in</a></p>
    `,
  };
}

function wordsFor(kind: FailedLogin, name: string): Words {
  switch (kind) {
    case 'out-of-date':
      return {
        status: 400,
        heading: 'This log-in is no longer valid',
        text: 'It was started too long ago or in another browser, or it is finished already. Please start again.',
      };
    case 'email-not-verified':
      return {
        status: 403,
        heading: `${name} has not verified your e-mail address`,
        text: `Confirm your e-mail address at ${name} and come back, or log in with your e-mail address and a password.`,
      };
    case 'email-missing':
      return {
        status: 403,
        heading: `${name} has told us no e-mail address`,
        text: `We need one to open an account. Allow it when ${name} asks, add one to your account there, or sign up with your e-mail address.`,
      };
    case 'email-taken':
      return {
        status: 409,
        heading: 'There is an account with this e-mail address already',
        text: `${name} does not tell us whether the address is yours, so it cannot open that account. Please log in with your e-mail address, or with the network that you have used before.`,
      };
    case 'code-needed':
      return {
        status: 409,
        heading: 'Please log in with your password and a code',
        text: `There is an account with this e-mail address, and it asks for a code, which ${name} does not take the place of. Please log in with your e-mail address, your password and a code of your authenticator app. If you do not know the password, set a new one with "Forgot your password?".`,
      };
    case 'too-often':
      return {
        status: 429,
        heading: 'That was too often',
        text: 'There were too many log-ins in a short time. Please try again in a quarter of an hour.',
      };
    case 'answer-refused':
      return {
        status: 400,
        heading: `Log-in with ${name} did not work`,
        text: `${name} does not stand by the answer that came back. Please try again, or log in with your e-mail address.`,
      };
    case 'provider-failed':
      return {
        status: 502,
        heading: `Log-in with ${name} did not work`,
        text: `${name} gave no valid answer. Please try again, or log in with your e-mail address.`,
      };
    case 'not-available':
      return {
        status: 404,
        heading: `Log-in with ${name} is not available`,
        text: 'It is not set up on this site. Please log in with your e-mail address.',
      };
  }
}
