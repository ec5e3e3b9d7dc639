export const SEND_CODE_JOB = 'lead.send-code';
