import { API_PREFIX, BRAND, LOGIN_PATH } from '@afterglow/shared-contracts';
import { type Html, html, type Page } from '@afterglow/kit';
import { EMAIL_CHANGE_PATH, EMAIL_CHANGE_STOP_PATH } from './email-change-mails.ts';
import type { ConfirmOutcome } from './email-change.service.ts';

export function confirmPage(email: string, token: string): Page {
  return {
    title: 'Your new email',
    body: html`
      <h1>Use ${email} for your ${BRAND} account?</h1>
      <p>You'll use it to log in. We'll log out all your other devices and disconnect your social logins.</p>
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
          <h1>Your ${BRAND} email is now ${outcome.email}</h1>
          <p>Use it the next time you log in.</p>
          <p><a class="button" href="${origin}/">Continue to ${BRAND}</a></p>
        `,
      };
    case 'taken':
      return {
        title: 'This email is taken',
        status: 409,
        body: html`
          <h1>Another account already uses this email</h1>
          <p>Your email hasn't changed.</p>
          <p><a class="button" href="${origin}/">Continue to ${BRAND}</a></p>
        `,
      };
    case 'useless':
      return expiredLinkPage(origin);
  }
}

export function stopPage(token: string): Page {
  return {
    title: 'Keep your email',
    body: html`
      <h1>Keep this email for your ${BRAND} account?</h1>
      <p>We'll cancel the change, and the link we sent to the other email will stop working.</p>
      ${buttonTo(EMAIL_CHANGE_STOP_PATH, token, 'Keep this email')}
    `,
  };
}

export function stoppedPage(origin: string): Page {
  return {
    title: 'Keep your email',
    body: html`
      <h1>Your ${BRAND} email hasn't changed</h1>
      <p>
        If you didn't ask for the change, someone else may have access to your account. Choose “Forgot your password?”
        on the login page to set a new password and log out all devices.
      </p>
      <p><a class="button" href="${origin}${LOGIN_PATH}">Go to login</a></p>
    `,
  };
}

export function expiredLinkPage(origin: string): Page {
  return {
    title: "This link doesn't work",
    status: 410,
    body: html`
      <h1>This link no longer works</h1>
      <p>It was already used, is more than a day old, or was replaced by a newer one.</p>
      <p><a class="button" href="${origin}/">Continue to ${BRAND}</a></p>
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
