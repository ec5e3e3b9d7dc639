import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail';
import { MAIL_KINDS } from './mail-words';

const link = 'https://chowk.example/auth/v1/verify?token=pkce_x&type=signup';
const to = 'asha@example.com';

describe.each(['en', 'hi'] as const)('mails in %s', (language) => {
  it.each(MAIL_KINDS)('%s has a subject, words and both forms', (kind) => {
    const mail = composeMail({ kind, language, to, link, code: '012345', newEmail: 'new@x.co' });
    expect(mail).toMatchObject({ to, kind, language });
    expect(mail.subject.length).toBeGreaterThan(5);
    expect(mail.text).toContain('012345');
    expect(mail.html).toContain('012345');
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.text).not.toMatch(/\{\w+\}|undefined/);
    expect(mail.html).not.toMatch(/\{\w+\}|undefined/);
  });

  it('speak that language', () => {
    for (const kind of MAIL_KINDS) {
      const { subject } = composeMail({ kind, language, to });
      expect(/\p{Script=Devanagari}/u.test(subject)).toBe(language === 'hi');
    }
  });
});

describe('a mail', () => {
  it('holds the link as it is in text and escaped in HTML', () => {
    const mail = composeMail({ kind: 'recover', language: 'en', to, link, code: '000001' });
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toContain('token=pkce_x&amp;type=signup"');
  });

  it('says nothing of a link or code where there is none', () => {
    const { text, html } = composeMail({ kind: 'password-changed', language: 'en', to });
    expect(text).not.toMatch(/link|code|24 hours/);
    expect(html).not.toContain('<a ');
  });

  it('cannot be filled with markup by an address', () => {
    const newEmail = '<img/src=x>$&@x.co';
    const mail = composeMail({ kind: 'email-change-current', language: 'en', to, newEmail });
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(newEmail);
  });
});
