export const ROLES = ['retailer', 'brand', 'bizman', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** A super admin is an admin too; no other role includes another. */
export function rolesMeaning(role: Role): readonly Role[] {
  return role === 'admin' ? ['admin', 'super_admin'] : [role];
}

/** The primary role is the first one granted. */
export function primaryRole(roles: readonly Role[]): Role | undefined {
  return roles[0];
}
