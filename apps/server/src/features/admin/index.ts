import type { Feature } from '../../contract/implement';
import { endPersonSessions } from './end-person-sessions';
import { exportList } from './export-list';
import { jobsRead } from './jobs.queries';
import { addPersonNote } from './note-person';
import { operationsRead } from './operations.queries';
import { peopleList } from './people.queries';
import { personRead } from './person.queries';
import { retryJob } from './retry-job';
import { ADMIN_STEPS } from './system-steps';
import { trailList } from './trail.queries';
import { verifyBrand } from './verify-brand';

export const adminFeature: Feature = {
  name: 'admin',
  commands: [addPersonNote, endPersonSessions, verifyBrand, retryJob, exportList],
  queries: [operationsRead, peopleList, personRead, trailList, jobsRead],
  systemSteps: ADMIN_STEPS,
};
