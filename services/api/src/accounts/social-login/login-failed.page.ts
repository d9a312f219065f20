import { LOGIN_PATH, type SocialProvider } from '@afterglow/shared-contracts';
import { html, PROVIDER_NAMES, type Page } from '@afterglow/kit';
import type { LoginOutcome } from './social-login.service.ts';

export type FailedLogin = Exclude<LoginOutcome['kind'], 'logged-in' | 'cancelled'>;

interface Words {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
}

export function loginFailedPage(kind: FailedLogin, network: SocialProvider, origin: string): Page {
  const { status, heading, text } = wordsFor(kind, PROVIDER_NAMES[network]);
  return {
    title: heading,
    status,
    isOurs: true,
    body: html`
      <h1>${heading}</h1>
      <p>${text}</p>
      <p><a class="button" href="${origin}${LOGIN_PATH}">Back to login</a></p>
    `,
  };
}

function wordsFor(kind: FailedLogin, name: string): Words {
  switch (kind) {
    case 'out-of-date':
      return {
        status: 400,
        heading: 'This login has expired',
        text: 'It timed out, started in another browser, or was already finished. Please start over.',
      };
    case 'email-not-verified':
      return {
        status: 403,
        heading: `${name} hasn't verified your email`,
        text: `Confirm your email with ${name} and come back, or log in with your email and password.`,
      };
    case 'email-missing':
      return {
        status: 403,
        heading: `${name} didn't share your email`,
        text: `We need an email to create your account. Allow it when ${name} asks, add one to your ${name} account, or sign up with your email.`,
      };
    case 'email-taken':
      return {
        status: 409,
        heading: 'You already have an account with this email',
        text: `${name} couldn't confirm this email is yours. Log in with your email, or with the social login you used before.`,
      };
    case 'code-needed':
      return {
        status: 409,
        heading: 'Log in with your password and a code',
        text: `Your account is protected by an authenticator app, so you can't log in with ${name}. Log in with your email, password, and a code from the app. Forgot your password? Set a new one on the login page.`,
      };
    case 'too-often':
      return {
        status: 429,
        heading: 'Too many attempts',
        text: 'Please try again in 15 minutes.',
      };
    case 'answer-refused':
      return {
        status: 400,
        heading: `We couldn't log you in with ${name}`,
        text: `We couldn't verify ${name}'s answer. Try again, or log in with your email.`,
      };
    case 'provider-failed':
      return {
        status: 502,
        heading: `We couldn't log you in with ${name}`,
        text: `${name} didn't answer correctly. Try again, or log in with your email.`,
      };
    case 'not-available':
      return {
        status: 404,
        heading: `${name} login isn't available`,
        text: "It isn't set up here. Log in with your email instead.",
      };
  }
}
