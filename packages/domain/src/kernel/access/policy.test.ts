import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS } from './actor';
import { anyOf, can, everyone, only, requireCan, signedIn, where } from './policy';
import type { Role } from './roles';

const person = (uid: string, ...roles: Role[]): Actor => ({
  ...ANONYMOUS,
  uid,
  actorId: uid,
  roles,
});
const code = (run: () => void) => {
  try {
    run();
    return 'allowed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('rules', () => {
  it('give a super admin an admin’s rights, but not the reverse', () => {
    expect(can(person('a', 'super_admin'), only('admin'))).toBe(true);
    expect(can(person('a', 'admin'), only('super_admin'))).toBe(false);
    expect(can(person('a', 'brand'), only('admin'))).toBe(false);
  });

  it('ask strangers to sign in and refuse others', () => {
    expect(code(() => requireCan(ANONYMOUS, only('brand')))).toBe('UNAUTHENTICATED');
    expect(code(() => requireCan(person('a', 'bizman'), only('brand')))).toBe('FORBIDDEN');
    expect(code(() => requireCan(ANONYMOUS, everyone()))).toBe('allowed');
    expect(code(() => requireCan(ANONYMOUS, signedIn()))).toBe('UNAUTHENTICATED');
  });

  it('give a stranger’s rights while a second step is pending, and name the step', () => {
    const owing: Actor = { ...ANONYMOUS, sessionId: 's', secondStep: 'show' };
    expect(can(owing, signedIn())).toBe(false);
    for (const rule of [signedIn(), signedIn('No user logged in'), only('brand')]) {
      expect(code(() => requireCan(owing, rule))).toBe('SECOND_STEP_NEEDED');
    }
    expect(code(() => requireCan(owing, everyone()))).toBe('allowed');
  });

  it('can be narrowed to rows and combined', () => {
    const owner = where<{ ownerId: string }>(
      only('brand'),
      'its owner',
      (a, row) => a.uid === row.ownerId,
    );
    const rule = anyOf(owner, only('admin'));
    expect(rule.who).toBe('a brand, its owner; or an admin');
    expect(can(person('a', 'brand'), rule, { ownerId: 'a' })).toBe(true);
    expect(can(person('b', 'brand'), rule, { ownerId: 'a' })).toBe(false);
    expect(can(person('b', 'admin'), rule, { ownerId: 'a' })).toBe(true);
    expect(can(person('a', 'retailer'), rule, { ownerId: 'a' })).toBe(false);
  });
});
