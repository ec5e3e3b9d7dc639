import { defineSystemStep } from '../../db';

export const changeStanding = defineSystemStep(
  'accounts.change-standing',
  'Nobody may change a standing by themselves; the command has judged who asks and whom it is about.',
);

export const changeRoles = defineSystemStep(
  'accounts.change-roles',
  'Roles are granted to other people, and the last super admin is counted among everyone.',
);

export const forgetAccount = defineSystemStep(
  'accounts.forget-account',
  'Deleting an account empties rows the books keep, and reaches the trail and the login.',
);

export const changeBrand = defineSystemStep(
  'accounts.change-brand',
  'A change of name or tax number ends the verification, which an owner must not be able to write.',
);

export const readUpiWait = defineSystemStep(
  'accounts.read-upi-wait',
  'How long a changed UPI ID waits is a figure that people do not read themselves.',
);

export const ACCOUNTS_STEPS = [
  changeStanding,
  changeRoles,
  forgetAccount,
  changeBrand,
  readUpiWait,
];
