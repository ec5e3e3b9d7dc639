import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMail } from './check-mail';

const MAIL = {
  to: 'asha@example.in',
  subject: 'Welcome',
  text: 'Hello',
  kind: 'confirm-signup',
  language: 'en',
};

/** Any UTF-16 at all, broken pairs included. */
const anyText = fc.uint16Array({ maxLength: 400 }).map((units) => String.fromCharCode(...units));

describe('checkMail', () => {
  it.each([
    'asha@example.in',
    'asha.k+chowk@mail.example.co.in',
    "o'neil@example.com",
    'asha@उदाहरण.भारत',
  ])('takes %s', (to) => {
    expect(checkMail({ ...MAIL, to }).to).toBe(to);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.in',
    'a@b@c',
    'a@example.in, b@example.in',
    'a@example.in;b@example.in',
    'Asha <a@example.in>',
    '"a b"@example.in',
    'a@example.in\r\nBcc: b@example.in',
    'a\n@example.in',
    'a@example.in\0',
    'a@example.in\u2028',
    'a(comment)@example.in',
    `${'a'.repeat(65)}@example.in`,
  ])('refuses %j as a recipient', (to) => {
    expect(() => checkMail({ ...MAIL, to })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });

  it('leaves no line break in any subject', () => {
    fc.assert(
      fc.property(anyText, (subject) => {
        const kept = checkMail({ ...MAIL, subject }).subject;
        expect(kept).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(kept.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('makes an id when none is given, and keeps the one that is', () => {
    expect(checkMail(MAIL).id).not.toBe(checkMail(MAIL).id);
    expect(checkMail({ ...MAIL, id: 'job-7' }).id).toBe('job-7');
  });

  it.each([{ kind: '../x' }, { kind: 'a\r\nb' }, { language: 'hi\nx' }, { id: 'a/b' }])(
    'refuses %j, which would end up in a name or a header',
    (change) => {
      expect(() => checkMail({ ...MAIL, ...change })).toThrow(RangeError);
    },
  );
});
