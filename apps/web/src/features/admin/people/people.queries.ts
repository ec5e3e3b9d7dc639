import type {
  grantRole,
  listBrands,
  ProfileState,
  reinstateProfile,
  revokeRole,
  suspendProfile,
} from '@chowk/domain/accounts';
import type {
  addPersonNote,
  endPersonSessions,
  listPeople,
  listPersonDeliveries,
  readPerson,
  recoverPerson,
  resetPersonFactors,
  verifyBrand,
} from '@chowk/domain/admin';
import type { Role } from '@chowk/domain/kernel';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import type { ListFilter } from '@/lists/list-state';

export const listPeopleRef = queryRef<typeof listPeople>('people_list', '/people');
export const readPersonRef = queryRef<typeof readPerson>('person_read', '/people/{id}');
export const listDeliveriesRef = queryRef<typeof listPersonDeliveries>(
  'person_deliveries_list',
  '/people/{id}/deliveries',
);
export const listBrandsRef = queryRef<typeof listBrands>('brands_list', '/brands');
export const addPersonNoteRef = commandRef<typeof addPersonNote>('person_note_add');
export const endPersonSessionsRef = commandRef<typeof endPersonSessions>('person_sessions_end');
export const recoverPersonRef = commandRef<typeof recoverPerson>('person_recovery_propose');
export const resetPersonFactorsRef = commandRef<typeof resetPersonFactors>('person_factors_reset');
export const verifyBrandRef = commandRef<typeof verifyBrand>('brand_verify');
export const suspendRef = commandRef<typeof suspendProfile>('profile_suspend');
export const reinstateRef = commandRef<typeof reinstateProfile>('profile_reinstate');
export const grantRoleRef = commandRef<typeof grantRole>('role_grant');
export const revokeRoleRef = commandRef<typeof revokeRole>('role_revoke');

export interface PeopleFilter {
  readonly search: string;
  readonly role: Role | undefined;
  readonly status: ProfileState | undefined;
}

export function peopleParams({ search, role, status }: PeopleFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
}

export function peopleOptions(filter: PeopleFilter, cursor: string | undefined) {
  return queryOptionsFor(listPeopleRef, {
    ...peopleParams(filter),
    ...(cursor === undefined ? {} : { cursor }),
  });
}

export const personOptions = (id: string) => queryOptionsFor(readPersonRef, { id });

export const deliveriesOptions = (id: string, cursor: string | undefined) =>
  queryOptionsFor(listDeliveriesRef, { id, ...(cursor === undefined ? {} : { cursor }) });

export function brandsParams({ search, status }: ListFilter) {
  const verified = (['yes', 'no'] as const).find((each) => each === status);
  return { ...(search === '' ? {} : { search }), ...(verified ? { verified } : {}) };
}

export type BrandsAsked = ReturnType<typeof brandsParams>;

export const brandsOptions = (asked: BrandsAsked, cursor: string | undefined) =>
  queryOptionsFor(listBrandsRef, { ...asked, ...(cursor === undefined ? {} : { cursor }) });
