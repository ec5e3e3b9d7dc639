import { only } from '../kernel';

const admin = only('admin');

/** The console; `accountsPolicy.judgePerson` decides about whom. */
export const adminPolicy = {
  readPeople: admin,
  notePerson: admin,
  endSessions: admin,
  resetFactors: only('super_admin'),
  recoverAccount: only('super_admin'),
  verifyBrand: admin,
  readOperations: admin,
  readTrail: admin,
  readJobs: admin,
  retryJob: admin,
  exportList: admin,
  /** One's own, row security answers. */
  keepViews: admin,
};
