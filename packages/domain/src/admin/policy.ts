import { only } from '../kernel';

const admin = only('admin');

/** The console: whom a step may be about is judged by `accountsPolicy.judgePerson`. */
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
