export { createFolderMailer } from './mail/folder-mailer.ts';
export { type LetterText, writeLetter } from './mail/letter.ts';
export {
  type CalendarBooking,
  type EventMail,
  eventDetails,
  eventInvitation,
  eventPage,
  type MailedEvent,
} from './mail/mailed-event.ts';
export type { Mailer } from './mail/mailer.ts';
export { createSmtpMailer } from './mail/smtp-mailer.ts';
export { type OutgoingMail, queueMail, withdrawMails } from './outbox.repository.ts';
export { remindOnce } from './remind-once.repository.ts';
export { sendDueMails } from './send-due-mails.ts';
