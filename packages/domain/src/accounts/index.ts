export { listDemoPeople, type Me, meView, PROFILE_STATES, readMe } from './contract';
export { accountsPolicy } from './policy';
