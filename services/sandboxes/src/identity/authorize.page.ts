import type { SocialProvider } from '@afterglow/shared-contracts';
import { type Html, html, PROVIDER_NAMES, NO_HTML, type Page } from '@afterglow/kit';
import type { LocalIdentity } from './local-identity.ts';
import { DEMO_IDENTITIES } from './choice.ts';

export interface AuthorizeView {
  readonly network: SocialProvider;
  /** The URL for the forms: this page's own, which contains the request. */
  readonly address: string;
  readonly isUnclear: boolean;
}

export function authorizePage({ network, address, isUnclear }: AuthorizeView): Page {
  const name = PROVIDER_NAMES[network];
  return {
    title: `Log in with ${name}`,
    status: isUnclear ? 400 : 200,
    body: html`
      <h1>Who are you?</h1>
      <p class="quiet">This page takes the place of ${name}, which isn't set up here. It never asks for a password.</p>
      ${
        isUnclear ? html`<p class="notice" role="alert">Enter a name and an email, like ana@mail.example.</p>` : NO_HTML
      }
      <form method="post" action="${address}" class="card">
        <h2>Continue as</h2>
        <div class="row">${DEMO_IDENTITIES.map(identityButton)}</div>
      </form>
      <form method="post" action="${address}" class="card">
        <h2>Someone else</h2>
        <label>Name <input name="name" autocomplete="off" maxlength="100" required /></label>
        <label>Email <input name="email" type="email" autocomplete="off" maxlength="254" required /></label>
        <label class="check">
          <input name="unverified" type="checkbox" value="yes" /> ${name} hasn't verified this email
        </label>
        <div class="row">
          <button class="primary">Continue</button>
          <button name="cancel" value="yes" formnovalidate>Cancel</button>
        </div>
      </form>
    `,
  };
}

function identityButton({ name, isEmailVerified }: LocalIdentity, index: number): Html {
  return html`<button name="identity" value="${index}">
    ${name}${isEmailVerified ? '' : ' (email not verified)'}
  </button>`;
}

export function unknownClientPage(reason: string): Page {
  return {
    title: 'Request refused',
    status: 400,
    body: html`
      <h1>This request was refused</h1>
      <p>${reason}</p>
    `,
  };
}

export const closedPage: Page = {
  title: 'Closed',
  status: 403,
  body: html`
    <h1>This page isn't available here</h1>
    <p>
      Anyone can log in as anyone here. Open it on the computer that runs the service, at a localhost URL and without a
      proxy.
    </p>
  `,
};
