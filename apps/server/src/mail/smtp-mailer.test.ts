import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mailer } from './mailer';
import { openSmtpMailer } from './smtp-mailer';
import {
  decodeWords,
  headerOf,
  headersOf,
  type LoopbackSmtp,
  SMTP_PASSWORD,
  SMTP_USER,
  startLoopbackSmtp,
} from './test/loopback-smtp';

const FROM = 'Chowk <hello@chowk.example>';
const MAIL = {
  to: 'asha@example.in',
  subject: 'Welcome',
  text: 'Hello Asha',
  kind: 'confirm-signup',
  language: 'en',
};
const UNAVAILABLE = { code: 'UNAVAILABLE', message: 'The mail could not be sent' };

let smtp: LoopbackSmtp;
const opened: Mailer[] = [];
const warn = vi.fn();

function mailerWith(password = SMTP_PASSWORD, port = smtp.port, scheme = 'smtp'): Mailer {
  const login = `${SMTP_USER}:${encodeURIComponent(password)}`;
  const mailer = openSmtpMailer(`${scheme}://${login}@127.0.0.1:${port}`, FROM, { warn });
  opened.push(mailer);
  return mailer;
}

beforeEach(async () => {
  warn.mockClear();
  smtp = await startLoopbackSmtp();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((mailer) => mailer.close()));
  await smtp.close();
});

describe('openSmtpMailer', () => {
  it('signs in and delivers, with the headers a machine’s mail should have', async () => {
    const { id } = await mailerWith().send(MAIL);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'hello@chowk.example', to: [MAIL.to], user: SMTP_USER });
    const raw = mail?.raw ?? '';
    expect(headerOf(raw, 'From')).toBe(FROM);
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}@chowk.example>`);
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(raw, 'Content-Language')).toBe('en');
    expect(headerOf(raw, 'X-Chowk-Kind')).toBe('confirm-signup');
    expect(raw).toContain('Hello Asha');
    expect(warn).not.toHaveBeenCalled();
  });

  it('delivers Hindi intact, as text and as HTML', async () => {
    const subject = 'आपका भुगतान ₹1,23,456 भेज दिया गया है — धन्यवाद और फिर मिलेंगे';
    const text = 'नमस्ते आशा,\nआपकी दुकान की फोटो मंज़ूर हो गई है।';
    await mailerWith().send({ ...MAIL, subject, text, html: `<p>${text}</p>`, language: 'hi' });
    const raw = smtp.received[0]?.raw ?? '';
    expect(decodeWords(headerOf(raw, 'Subject') ?? '')).toBe(subject);
    const parts = [...raw.matchAll(/Transfer-Encoding: base64\r\n\r\n([\s\S]*?)\r\n--/gi)];
    const bodies = parts.map(([, part = '']) => Buffer.from(part, 'base64').toString('utf8'));
    expect(bodies.map((body) => body.replaceAll('\r\n', '\n'))).toEqual([text, `<p>${text}</p>`]);
  });

  it('reuses its connections', async () => {
    const mailer = mailerWith();
    for (let i = 0; i < 5; i++) await mailer.send(MAIL);
    expect(smtp.received).toHaveLength(5);
    expect(smtp.connections()).toBe(1);
  });

  it('keeps one Message-ID when a job sends again', async () => {
    const mailer = mailerWith();
    await mailer.send({ ...MAIL, id: 'job-7' });
    await mailer.send({ ...MAIL, id: 'job-7' });
    const ids = smtp.received.map(({ raw }) => headerOf(raw, 'Message-ID'));
    expect(ids).toEqual(['<job-7@chowk.example>', '<job-7@chowk.example>']);
  });
});

describe('header injection', () => {
  it('cannot come through the subject', async () => {
    const subject = 'Hi\r\nBcc: thief@example.in\r\n\r\n<script>';
    await mailerWith().send({ ...MAIL, subject });
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([MAIL.to]);
    const names = headersOf(mail?.raw ?? '').map((line) => line.split(':')[0]?.toLowerCase());
    expect(names).not.toContain('bcc');
    expect(headerOf(mail?.raw ?? '', 'Subject')).toContain('Hi Bcc: thief@example.in <script>');
  });

  it.each([
    'asha@example.in\r\nRCPT TO:<thief@example.in>',
    'asha@example.in\nBcc: thief@example.in',
    'asha@example.in, thief@example.in',
    'Asha <asha@example.in>, thief@example.in',
  ])('cannot come through the recipient %j', async (to) => {
    await expect(mailerWith().send({ ...MAIL, to })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(smtp.connections()).toBe(0);
  });

  it('cannot come through the sender', () => {
    const from = 'a@chowk.example\r\nBcc: thief@example.in';
    expect(() => openSmtpMailer('smtp://localhost', from, { warn })).toThrow(RangeError);
    expect(() => openSmtpMailer('smtp://localhost', 'nobody', { warn })).toThrow(RangeError);
  });

  it('ends no message early on a lone dot', async () => {
    const text = 'one\r\n.\r\nMAIL FROM:<thief@example.in>\r\ntwo';
    await mailerWith().send({ ...MAIL, text });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.raw).toContain('two');
  });
});

describe('when the mail cannot be sent', () => {
  it('says so for a bad login, and names no password', async () => {
    const mailer = mailerWith('wrong-secret');
    await expect(mailer.send(MAIL)).rejects.toMatchObject(UNAVAILABLE);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ errorCode: 'EAUTH', responseCode: 535 });
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/wrong-secret|asha/);
  });

  it('says a refused recipient is for good, and goes on with the next', async () => {
    const mailer = mailerWith();
    const refused = mailer.send({ ...MAIL, to: 'gone@refused.example' });
    await expect(refused).rejects.toMatchObject({ ...UNAVAILABLE, details: { isPermanent: true } });
    await mailer.send(MAIL);
    expect(smtp.received).toHaveLength(1);
  });

  it('asks to try again when the server is down, and works once it is back', async () => {
    const { port } = smtp;
    await smtp.close();
    const mailer = mailerWith(SMTP_PASSWORD, port);
    const down = { ...UNAVAILABLE, details: { retryAfterS: 60 } };
    await expect(mailer.send(MAIL)).rejects.toMatchObject(down);
    await expect(mailer.send(MAIL)).rejects.toMatchObject(down);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ errorCode: 'ESOCKET' });
    smtp = await startLoopbackSmtp({}, port);
    await mailer.send(MAIL);
    expect(smtp.received).toHaveLength(1);
  });

  it('does not accept a certificate nobody vouches for', async () => {
    const secure = await startLoopbackSmtp({ secure: true });
    const mailer = mailerWith(SMTP_PASSWORD, secure.port, 'smtps');
    await expect(mailer.send(MAIL)).rejects.toMatchObject(UNAVAILABLE);
    expect(secure.received).toEqual([]);
    await mailer.close();
    await secure.close();
  });

  it('sends over a new connection when the server dropped the idle one', async () => {
    const { port } = smtp;
    const mailer = mailerWith();
    await mailer.send(MAIL);
    await smtp.close();
    smtp = await startLoopbackSmtp({}, port);
    await mailer.send(MAIL);
    expect(smtp.received).toHaveLength(1);
  });

  it('gives up on a server that hangs up before greeting', async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => rude.listen(0, '127.0.0.1', done));
    const mailer = mailerWith(SMTP_PASSWORD, (rude.address() as AddressInfo).port);
    await expect(mailer.send(MAIL)).rejects.toMatchObject(UNAVAILABLE);
    await new Promise((done) => rude.close(done));
  });
});
