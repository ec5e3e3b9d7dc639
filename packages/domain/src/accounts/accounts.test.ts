import { describe, expect, it } from 'vitest';
import {
  type Actor,
  ANONYMOUS,
  ChowkError,
  can,
  nextSteps,
  type Role,
  requireCan,
} from '../kernel';
import { accountsPolicy, profileStates, suspendProfile, updateProfile } from '.';

const person = (uid: string, ...roles: Role[]): Actor => ({
  ...ANONYMOUS,
  uid,
  actorId: uid,
  roles,
});
const parse = (input: unknown) => updateProfile.input.parse(input);

describe('what a person may change about themselves', () => {
  const allowed = {
    full_name: 'Asha Rao',
    phone: '+919876543210',
    email: 'asha@example.in',
    area: 'Andheri',
    address: '12 Station Road',
    location: 'Mumbai',
    whatsapp_opt_in: true,
    company_name: 'Rao Stores',
    business_phone: '+919876543211',
    business_email: 'shop@example.in',
  };

  it('is these ten fields and nothing else', () => {
    expect(parse({ ...allowed, status: 'active', id: 'x', roles: ['admin'] })).toEqual(allowed);
    expect(Object.keys(allowed)).toHaveLength(10);
    expect(parse({ role: 'admin' })).toEqual({});
  });

  it('is tidied: numbers get one form, addresses small letters, edges no spaces', () => {
    expect(
      parse({ phone: '098765 43210', business_email: ' Shop@Example.IN ', full_name: ' Asha ' }),
    ).toEqual({ phone: '+919876543210', business_email: 'shop@example.in', full_name: 'Asha' });
  });

  it('may be taken away, but a name stays', () => {
    expect(parse({ phone: null, area: null })).toEqual({ phone: null, area: null });
    expect(() => parse({ full_name: null })).toThrow();
    expect(() => parse({ full_name: '  ' })).toThrow();
  });

  it.each([
    { phone: '12345' },
    { business_phone: '+1 555 0100' },
    { email: 'asha@' },
    { email: 'a b@example.in' },
    { whatsapp_opt_in: 'yes' },
    { area: 'x'.repeat(121) },
  ])('is refused when wrong: %j', (input) => {
    expect(() => parse(input)).toThrow();
  });

  it('needs somebody signed in, and says so in the words of the product', () => {
    try {
      requireCan(ANONYMOUS, updateProfile.access);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ChowkError);
      expect(error).toMatchObject({ code: 'UNAUTHENTICATED', message: 'No user logged in' });
    }
  });
});

describe('suspending', () => {
  const whom = (id: string, ...roles: Role[]) => ({ id, roles });

  it('an admin can suspend anyone below a super admin', () => {
    const admin = person('a', 'admin');
    for (const role of ['retailer', 'brand', 'bizman', 'admin'] as const) {
      expect(can(admin, accountsPolicy.judgePerson, whom('b', role))).toBe(true);
    }
    expect(can(admin, accountsPolicy.judgePerson, whom('b', 'brand', 'super_admin'))).toBe(false);
  });

  it('a super admin can suspend another, nobody oneself', () => {
    const boss = person('s', 'super_admin');
    expect(can(boss, accountsPolicy.judgePerson, whom('t', 'super_admin'))).toBe(true);
    expect(can(boss, accountsPolicy.judgePerson, whom('s', 'super_admin'))).toBe(false);
  });

  it('others cannot', () => {
    for (const role of ['retailer', 'brand', 'bizman'] as const) {
      expect(can(person('r', role), accountsPolicy.judgePerson, whom('b', 'brand'))).toBe(false);
    }
  });

  it('needs a reason', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    expect(suspendProfile.input.safeParse({ id, reason: ' ' }).success).toBe(false);
    expect(suspendProfile.input.safeParse({ id, reason: 'Fake proofs' }).success).toBe(true);
  });

  it('goes from active to suspended and back, by an admin only', () => {
    const steps = (state: 'active' | 'suspended', role: Role) =>
      nextSteps(profileStates, state, person('x', role)).map((step) => step.via);
    expect(steps('active', 'admin')).toEqual(['profile_suspend', 'account_delete']);
    expect(steps('suspended', 'admin')).toEqual(['profile_reinstate']);
    expect(steps('active', 'brand')).toEqual(['account_delete']);
  });
});
