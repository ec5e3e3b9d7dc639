import { ChowkError } from '../errors/errors';
import type { Actor } from './actor';
import { type Role, rolesMeaning } from './roles';

/**
 * A permission as a sentence and a function. The same rule guards the server's command and shows or
 * hides the button in the web app.
 */
export interface Rule<Subject = unknown> {
  /** Who, in words, for docs/permissions.md: "a super admin". */
  readonly who: string;
  readonly isPublic: boolean;
  readonly allows: (actor: Actor, subject: Subject) => boolean;
  /** A hint for people without a session, where the general one does not fit. */
  readonly signedOutWords?: string;
}

export function everyone(): Rule {
  return { who: 'everyone', isPublic: true, allows: () => true };
}

export function signedIn(signedOutWords?: string): Rule {
  return {
    who: 'anyone signed in',
    isPublic: false,
    allows: (actor) => actor.uid !== null,
    ...(signedOutWords === undefined ? {} : { signedOutWords }),
  };
}

export function only(...roles: readonly [Role, ...Role[]]): Rule {
  const allowed = new Set(roles.flatMap(rolesMeaning));
  return {
    who: roles
      .map((role) => `${role === 'admin' ? 'an' : 'a'} ${role.replace('_', ' ')}`)
      .join(' or '),
    isPublic: false,
    allows: (actor) => actor.roles.some((role) => allowed.has(role)),
  };
}

/** For steps only the system takes, in jobs or as a consequence of another step. */
export function theSystem(): Rule {
  return { who: 'the system', isPublic: false, allows: () => false };
}

/** Narrows a rule to certain rows: `where(only('brand'), 'its owner', …)`. */
export function where<Subject>(
  rule: Rule,
  words: string,
  test: (actor: Actor, subject: Subject) => boolean,
): Rule<Subject> {
  return {
    who: `${rule.who}, ${words}`,
    isPublic: rule.isPublic,
    allows: (actor, subject) => rule.allows(actor, subject) && test(actor, subject),
  };
}

export function anyOf<Subject>(...rules: readonly Rule<Subject>[]): Rule<Subject> {
  return {
    who: rules.map((rule) => rule.who).join('; or '),
    isPublic: rules.some((rule) => rule.isPublic),
    allows: (actor, subject) => rules.some((rule) => rule.allows(actor, subject)),
  };
}

export function can(actor: Actor, rule: Rule): boolean;
export function can<Subject>(actor: Actor, rule: Rule<Subject>, subject: Subject): boolean;
export function can<Subject>(actor: Actor, rule: Rule<Subject>, subject?: Subject): boolean {
  return rule.allows(actor, subject as Subject);
}

/** With a pending second step: which one. Without a session: sign in. Otherwise: forbidden. */
export function accessRefusal(actor: Actor, signedOutWords?: string): ChowkError {
  const { uid, secondStep: step } = actor;
  if (step) return new ChowkError('SECOND_STEP_NEEDED', { details: { step } });
  if (uid !== null) return new ChowkError('FORBIDDEN');
  const words = signedOutWords === undefined ? {} : { message: signedOutWords };
  return new ChowkError('UNAUTHENTICATED', words);
}

export function requireCan(actor: Actor, rule: Rule): void {
  if (!rule.allows(actor, undefined)) throw accessRefusal(actor, rule.signedOutWords);
}
