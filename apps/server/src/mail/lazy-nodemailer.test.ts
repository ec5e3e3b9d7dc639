import { expect, it, vi } from 'vitest';
import { openFolderMailer, openSmtpMailer } from './index';

const loaded = vi.hoisted(() => ({ nodemailer: false }));
vi.mock('nodemailer', () => {
  loaded.nodemailer = true;
  throw new Error('nodemailer was asked for');
});

it('loads nodemailer for the first mail that goes out', async () => {
  openFolderMailer('unused', { info: vi.fn() });
  const mailer = openSmtpMailer('smtp://127.0.0.1:1', 'a@chowk.example', { warn: vi.fn() });
  const mail = { to: 'nobody', subject: 's', text: 't', kind: 'k', language: 'en' };
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(loaded.nodemailer).toBe(false);
  await expect(mailer.send({ ...mail, to: 'asha@example.in' })).rejects.toThrow();
  expect(loaded.nodemailer).toBe(true);
});
