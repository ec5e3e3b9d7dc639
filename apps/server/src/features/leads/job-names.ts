export const SEND_CODE_JOB = 'lead.send-code';
export const WELCOME_JOB = 'lead.welcome';
