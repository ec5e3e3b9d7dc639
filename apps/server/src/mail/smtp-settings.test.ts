import { describe, expect, it } from 'vitest';
import { smtpSettings } from './smtp-settings';

describe('smtpSettings', () => {
  it('reads host, port and an escaped login', () => {
    expect(smtpSettings('smtp://ch%40owk:p%40ss%3A1@mail.example.com:2525')).toMatchObject({
      host: 'mail.example.com',
      port: 2525,
      auth: { user: 'ch@owk', pass: 'p@ss:1' },
    });
  });

  it('takes the usual port of each kind', () => {
    expect(smtpSettings('smtp://mail.example.com')).toMatchObject({ port: 587, secure: false });
    expect(smtpSettings('smtps://mail.example.com')).toMatchObject({ port: 465, secure: true });
  });

  it('never sends a password to another machine in the clear', () => {
    expect(smtpSettings('smtp://u:p@mail.example.com')).toMatchObject({
      requireTLS: true,
      ignoreTLS: false,
    });
    expect(smtpSettings('smtp://u:p@127.evil.example')).toMatchObject({ requireTLS: true });
  });

  it('upgrades an open relay when it can, and leaves this machine plain', () => {
    expect(smtpSettings('smtp://relay:25')).toMatchObject({ requireTLS: false, ignoreTLS: false });
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(smtpSettings(`smtp://u:p@${host}:1025`)).toMatchObject({
        requireTLS: false,
        ignoreTLS: true,
      });
    }
  });

  it('always checks certificates and refuses old TLS', () => {
    expect(smtpSettings('smtps://u:p@mail.example.com').tls).toEqual({ minVersion: 'TLSv1.2' });
  });

  it.each(['', 'mail.example.com', 'http://u:secret@mail.example.com', 'smtp://'])(
    'refuses %j without repeating it',
    (url) => {
      expect(() => smtpSettings(url)).toThrow(/must look like smtp:\/\/user:password@/);
      expect(() => smtpSettings(url)).not.toThrow(/secret/);
    },
  );
});
