export { createFolderMailer } from './mail/folder-mailer.ts';
export type { Mailer } from './mail/mailer.ts';
export { createSmtpMailer } from './mail/smtp-mailer.ts';
export { queueMail, withdrawMails } from './outbox.repository.ts';
export { sendDueMails } from './send-due-mails.ts';
