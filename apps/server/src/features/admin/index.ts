import type { Feature } from '../../contract/implement';
import { trailList } from './audit-log.queries';
import { deliveryLogList } from './delivery-log.queries';
import { endPersonSessions } from './end-person-sessions';
import { exportList } from './export-list';
import { jobsRead } from './jobs.queries';
import { addPersonNote } from './note-person';
import { operationsRead } from './operations.queries';
import { peopleList } from './people.queries';
import { personRead } from './person.queries';
import { personDeliveriesList } from './person-deliveries.queries';
import { recoverPerson } from './recover-person';
import { resetPersonFactors } from './reset-person-factors';
import { retryJob } from './retry-job';
import { savedViewsList, viewDelete, viewSave } from './saved-views';
import { ADMIN_STEPS } from './system-steps';
import { verifyBrand } from './verify-brand';

export const adminFeature: Feature = {
  name: 'admin',
  commands: [
    addPersonNote,
    endPersonSessions,
    resetPersonFactors,
    recoverPerson,
    verifyBrand,
    retryJob,
    exportList,
    viewSave,
    viewDelete,
  ],
  queries: [
    operationsRead,
    peopleList,
    personRead,
    trailList,
    jobsRead,
    personDeliveriesList,
    deliveryLogList,
    savedViewsList,
  ],
  systemSteps: ADMIN_STEPS,
};
