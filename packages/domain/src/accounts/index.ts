export {
  grantRole,
  listDemoPeople,
  type Me,
  meView,
  type Profile,
  profileView,
  readMe,
  readProfile,
  reinstateProfile,
  revokeRole,
  suspendProfile,
  updateProfile,
} from './contract';
export { accountsPolicy, type Subject } from './policy';
export { PROFILE_STATES, type ProfileState, profileStates } from './rules';
