import { describe, expect, it } from 'vitest';
import { callLink, findMobile, formatMobile, isMobile, whatsAppLink } from './phone';

describe('an Indian mobile', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '098765-43210',
    '919876543210',
    '+91 98765 43210',
    '+91-(98765)-43210',
    '0091 98765 43210',
    ' 9876543210 ',
    '९८७६५४३२१०',
    '\u202a+91 98765 43210\u202c',
  ])('is known however it is typed: %j', (typed) => {
    expect(findMobile(typed)).toBe('+919876543210');
  });

  it.each([
    '',
    '5876543210',
    '987654321',
    '98765432101',
    '+1 987 654 3210',
    '+92 9876543210',
    '98765x43210',
    'call me',
    '0000000000',
  ])('is not %j', (typed) => {
    expect(findMobile(typed)).toBeUndefined();
  });

  it('starts with a 9 1 of its own when the ten digits say so', () => {
    expect(findMobile('9198765432')).toBe('+919198765432');
  });

  it('is stored in one form only', () => {
    expect(isMobile('+919876543210')).toBe(true);
    expect(isMobile('9876543210')).toBe(false);
  });

  it('is called and written to', () => {
    expect(callLink('+919876543210')).toBe('tel:+919876543210');
    expect(whatsAppLink('+919876543210')).toBe('https://wa.me/919876543210');
    expect(whatsAppLink('022 1234')).toBeUndefined();
  });

  it('is shown in groups, and other text as it is', () => {
    expect(formatMobile('+919876543210')).toBe('+91 98765 43210');
    expect(formatMobile('022 1234')).toBe('022 1234');
  });
});
