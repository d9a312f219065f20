import { openPage } from '@afterglow/shared-area/testing';
import type { AccountSecurity } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { installDialog } from '@afterglow/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';
import { ONLY_PASSWORD, PASSKEY } from '../fixtures/pages.ts';
import { endSimulation } from './faults.ts';
import { notification } from './notifications.ts';
import { removePasskeyBrowser } from './passkey-browser.ts';

export { PASSKEY, SECOND_FACTOR } from '../fixtures/pages.ts';

export const KEY = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Afterglow:ada@afterglow.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Afterglow',
};
export const CODES = ['x7kd-29mp-qqfr-3hzt', 'b2cd-29mp-qqfr-3hzt'];
const CHALLENGE = { challenge: 'AQID', rpId: 'localhost', credentials: [] };

/** The security page of a member, by default one with only a password, in a confirmed session. */
export async function openSecurity(security: Partial<AccountSecurity> = {}) {
  let known = { ...ONLY_PASSWORD, ...security };
  const page = await openPage(remote, {
    path: '/account/security',
    session: buildMemberSession(),
    answers: {
      listSessions: () => ({ data: [] }),
      getSecurity: () => ({ data: known }),
      removePassword: () => ({ data: undefined }),
      beginSecondFactor: () => ({ data: KEY }),
      turnOnSecondFactor: () => ({ data: { recoveryCodes: CODES } }),
      renewRecoveryCodes: () => ({ data: { recoveryCodes: CODES } }),
      turnOffSecondFactor: () => ({ data: undefined }),
      beginPasskey: () => ({ data: { ...CHALLENGE, userId: 'AQID', userName: 'ada@afterglow.example' } }),
      addPasskey: () => ({ data: PASSKEY }),
      renamePasskey: ({ body }) => ({ data: { ...PASSKEY, name: body?.name ?? '' } }),
      removePasskey: () => ({ data: undefined }),
      createPasskeyChallenge: () => ({ data: CHALLENGE }),
      confirmSession: () => ({ data: undefined }),
    },
  });
  return {
    ...page,
    become: (changed: Partial<AccountSecurity>) => void (known = { ...known, ...changed }),
    sent: (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input),
  };
}

/** Sets up the calling file: dialogs open, and each test resets the browser and the service. */
export function prepareSecurityTests(): void {
  installDialog();
  afterEach(() => {
    removePasskeyBrowser();
    endSimulation();
  });
}

export function refuseWith(status: number, code: ApiError['code'] = 'unexpected'): () => never {
  return () => {
    throw new ApiError({ operation: 'of the test', code, status, message: 'No.' });
  };
}

export const card = (name: string) => screen.getByRole('region', { name });

export async function expectIdleCard(name: string, text: string): Promise<void> {
  await openSecurity();
  expect(card(name)).toHaveTextContent(text);
  expect(within(card(name)).queryByRole('button')).not.toBeInTheDocument();
}

type Page = Awaited<ReturnType<typeof openSecurity>>;

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The response to the question that the shell asks. */
export const answer = ({ bus }: Page, outcome: 'confirmed' | 'dismissed') =>
  act(async () => bus.emit('modal:closed', { type: 'confirmation', outcome }));
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const said = ({ events }: Page, type: 'success' | 'warning', text: string) =>
  waitFor(() => expect(events).toContainEqual(notification(type, text)));
