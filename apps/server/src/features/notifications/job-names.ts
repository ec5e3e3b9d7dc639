export const PLAN_JOB = 'notification.plan';
export const SEND_JOB = 'notification.send';
