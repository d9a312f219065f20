import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { errorCodeOf } from '../errors/error-text.ts';
import { createTransport } from 'nodemailer';
import type { Delivery, MailTransport } from './mail-transport.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = MINUTE_MS;

/** Sends through the mail server at a URL like smtp://user:password@host:587 (STARTTLS when offered) or smtps://host. */
export function createSmtpTransport(smtpUrl: string): MailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  return {
    async deliver({ to, ...mail }, signal) {
      try {
        // An object, because a string would be parsed as a list of addresses.
        await smtp.sendMail({ ...mail, to: { name: '', address: to }, signal, ...NO_FOREIGN_CONTENT });
        return { kind: 'delivered' };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => smtp.close(),
  };
}

/** A mail consists of the given text, never of a file or a URL to be read. */
const NO_FOREIGN_CONTENT = { disableFileAccess: true, disableUrlAccess: true } as const;

interface SmtpError {
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
}

function deliveryOf(error: unknown): Delivery {
  const code = errorCodeOf(error) ?? 'unknown';
  const { command, responseCode, permanent }: SmtpError = typeof error === 'object' && error !== null ? error : {};
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return { kind: isAboutTheMail(code, command) && permanent !== false ? 'refused' : 'postponed', reason };
}

/** A rejected login or sender is an operator's mistake: once it is corrected, every mail still arrives. */
function isAboutTheMail(code: string, command: string | undefined): boolean {
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
}
