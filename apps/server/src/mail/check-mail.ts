import { randomUUID } from 'node:crypto';
import { invalidField } from '@chowk/domain/kernel';
import type { Mail } from './mailer';

const LOCAL_PART = "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
const ADDRESS = new RegExp(`^${LOCAL_PART}@[\\p{L}\\p{M}\\p{N}.-]{1,253}$`, 'u');
/** Names that end up in file names and headers. */
const TOKEN = /^[A-Za-z0-9-]{1,64}$/;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const MAX_SUBJECT_LENGTH = 200;

export interface CheckedMail extends Mail {
  readonly id: string;
}

/**
 * Nothing a person typed can become a header or a second recipient: the address must be one plain
 * address, and a subject loses its line breaks.
 */
export function checkMail(mail: Mail): CheckedMail {
  const { id = randomUUID(), kind, language } = mail;
  if (!ADDRESS.test(mail.to)) throw invalidField('to', 'email');
  for (const [name, value] of Object.entries({ id, kind, language })) {
    if (!TOKEN.test(value)) throw new RangeError(`The mail's ${name} is not a plain name`);
  }
  const subject = mail.subject.replace(CONTROL, ' ').trim().slice(0, MAX_SUBJECT_LENGTH);
  return { ...mail, id, subject };
}
