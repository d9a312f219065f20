import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it: the addresses of its envelope, and its source. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A third-party mail server on this machine. */
export interface FakeSmtpServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  untilReceived(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** The server's behavior where it differs: by default any free port, and every recipient has a mailbox. */
export interface FakeSmtpOptions {
  readonly port?: number;
  /** Rejects a recipient with an SMTP code instead of accepting the mail. */
  readonly refuse?: (address: string) => number | undefined;
}

/** Starts a mail server that accepts every mail without a login by default. */
export async function startFakeSmtpServer({
  port = 0,
  refuse = () => undefined,
}: FakeSmtpOptions = {}): Promise<FakeSmtpServer> {
  const received: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = refuse(address);
      done(code === undefined ? null : Object.assign(new Error(`no mail for <${address}>`), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      void buffer(stream).then((content) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source: content.toString() });
        done();
        for (const check of waiting) check();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    untilReceived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length >= count) resolve();
        };
        waiting.add(check);
        check();
      }),
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}
