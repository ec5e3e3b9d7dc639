export const PLAN_JOB = 'notification.plan';
export const SEND_JOB = 'notification.send';
export const SMS_ALARM_JOB = 'notification.sms-alarm';
