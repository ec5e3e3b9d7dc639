import { everyone, only, type Role, signedIn, where } from '../kernel';

/** The person a step is about. */
export interface Subject {
  readonly id: string;
  readonly roles: readonly Role[];
}

const admin = only('admin');
const superAdmin = only('super_admin');

export const accountsPolicy = {
  readSelf: signedIn(),
  /** One's own details, consents, choices, devices and the account itself. */
  changeOwn: signedIn(),
  readDemoPeople: everyone(),
  readProfile: signedIn(),
  updateProfile: signedIn('No user logged in'),
  /** Row security decides whose brand it is. */
  updateBrand: only('brand'),
  /** Who may suspend and reinstate at all; `judgePerson` decides about whom. */
  judge: admin,
  judgePerson: where<Subject>(
    admin,
    'never oneself, and a super admin only by another super admin',
    (actor, subject) =>
      subject.id !== actor.uid &&
      (!subject.roles.includes('super_admin') || superAdmin.allows(actor, undefined)),
  ),
  grantRoles: superAdmin,
};
