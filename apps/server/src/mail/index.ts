export { openFolderMailer } from './folder-mailer';
export type { Mail, Mailer } from './mailer';
export { openSmtpMailer } from './smtp-mailer';
