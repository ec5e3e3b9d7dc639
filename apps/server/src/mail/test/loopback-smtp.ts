import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly user: unknown;
}

export interface LoopbackSmtp {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** How many connections were opened so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Idle pooled connections are cut rather than waited for. */
const CLOSE_TIMEOUT_MS = 50;

export const SMTP_USER = 'chowk';
export const SMTP_PASSWORD = 'p@ss:word/1';

/** A real SMTP server that knows one login and refuses mail for anyone at refused.example. */
export async function startLoopbackSmtp(
  options: SMTPServerOptions = {},
  wantedPort = 0,
): Promise<LoopbackSmtp> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    logger: false,
    closeTimeout: CLOSE_TIMEOUT_MS,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onConnect(_session, done) {
      connections++;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === SMTP_USER && password === SMTP_PASSWORD)
        return done(null, { user: username });
      return done(new Error('Bad login'));
    },
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(address.endsWith('@refused.example') ? refusal : null);
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map((to) => to.address), raw, user: session.user });
        done();
      }, done);
    },
    ...options,
  });
  // Refused handshakes surface here; the tests look at what the sender was told instead.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(wantedPort, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    connections: () => connections,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Header lines with their folding undone, as a mail program reads them. */
export function headersOf(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

export function headerOf(raw: string, name: string): string | undefined {
  const prefix = `${name.toLowerCase()}: `;
  return headersOf(raw)
    .find((line) => line.toLowerCase().startsWith(prefix))
    ?.slice(prefix.length);
}

/** Undoes RFC 2047 encoding of a header. */
export function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/((?:=\?utf-8\?b\?[^?]*\?=)+)/gi, (run) =>
      Buffer.concat(
        [...run.matchAll(/\?b\?([^?]*)\?=/gi)].map(([, word = '']) => Buffer.from(word, 'base64')),
      ).toString('utf8'),
    )
    .replace(/((?:=\?utf-8\?q\?[^?]*\?=)+)/gi, (run) =>
      [...run.matchAll(/\?q\?([^?]*)\?=/gi)]
        .map(([, word = '']) => decodeURIComponent(word.replace(/_/g, ' ').replace(/=/g, '%')))
        .join(''),
    );
}
