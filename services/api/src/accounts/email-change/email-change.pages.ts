import { API_PREFIX, BRAND, LOGIN_PATH } from '@afterglow/shared-contracts';
import { type Html, html, type Page } from '@afterglow/kit';
import { EMAIL_CHANGE_PATH, EMAIL_CHANGE_STOP_PATH } from '../email-change-mails.ts';
import type { ConfirmOutcome } from './email-change.service.ts';

/** Asks anyone who reads mail at the new address. */
export function confirmPage(email: string, token: string): Page {
  return {
    title: 'Your new email',
    body: html`
      <h1>Use ${email} for your ${BRAND} account?</h1>
      <p>
        From then on you log in with this address. All other devices are logged out, and social networks that opened
        your account before open it no longer.
      </p>
      ${buttonTo(EMAIL_CHANGE_PATH, token, 'Use this email')}
    `,
  };
}

export function confirmedPage(outcome: ConfirmOutcome, origin: string): Page {
  switch (outcome.kind) {
    case 'changed':
      return {
        title: 'Your new email',
        body: html`
          <h1>Your ${BRAND} account now has the address ${outcome.email}</h1>
          <p>Log in with it from now on.</p>
          <p><a class="button" href="${origin}/">Go on to ${BRAND}</a></p>
        `,
      };
    case 'taken':
      return {
        title: 'This email is taken',
        status: 409,
        body: html`
          <h1>Another account has this e-mail address by now</h1>
          <p>Your account keeps the address that it has.</p>
          <p><a class="button" href="${origin}/">Go on to ${BRAND}</a></p>
        `,
      };
    case 'useless':
      return expiredLinkPage(origin);
  }
}

/** Asks anyone who reads mail at the old address. */
export function stopPage(token: string): Page {
  return {
    title: 'Keep your email',
    body: html`
      <h1>Keep this e-mail address for your ${BRAND} account?</h1>
      <p>Then the other address is not used, and the link that was sent there opens nothing.</p>
      ${buttonTo(EMAIL_CHANGE_STOP_PATH, token, 'Keep this email')}
    `,
  };
}

export function stoppedPage(origin: string): Page {
  return {
    title: 'Keep your email',
    body: html`
      <h1>Your ${BRAND} account keeps its e-mail address</h1>
      <p>
        If it was not you who asked for another one, somebody else can use your account: set a new password with “Forgot
        your password?” on the log-in page, which logs out all devices.
      </p>
      <p><a class="button" href="${origin}${LOGIN_PATH}">To the log-in page</a></p>
    `,
  };
}

export function expiredLinkPage(origin: string): Page {
  return {
    title: "This link doesn't work",
    status: 410,
    body: html`
      <h1>This link cannot be used any more</h1>
      <p>It was used already, is more than a day old, or something newer has taken its place.</p>
      <p><a class="button" href="${origin}/">Go on to ${BRAND}</a></p>
    `,
  };
}

function buttonTo(path: string, token: string, label: string): Html {
  return html`
    <form method="post" action="${API_PREFIX}${path}">
      <input type="hidden" name="token" value="${token}" />
      <button class="primary">${label}</button>
    </form>
  `;
}
