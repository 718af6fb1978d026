export type { DueMail, DueQuery } from './due-mail.ts';
export { type MailSettings, readLetterhead } from './letterhead.read-model.ts';
export type { ReadFile } from './mail/attachments.ts';
export { createFolderMailer } from './mail/folder-mailer.ts';
export { type LetterText, type Sender, writeLetter } from './mail/letter.ts';
export { logoIn, withLogoFrom, withoutLogo } from './mail/logo.ts';
export {
  BOOKING_NUMBER,
  COMPANY_NAME,
  EVENT_DATES,
  EVENT_TITLE,
  FIRST_NAME,
  SAMPLE_AT,
  SAMPLE_BOOKING,
  SAMPLE_EVENT,
  SAMPLE_ORIGIN,
} from './mail/mail-placeholders.ts';
export {
  defineMailText,
  type Letterhead,
  type MailText,
  type SampledMailText,
  type WrittenMail,
  writeMail,
} from './mail/mail-text.ts';
export {
  type BookedEvent,
  bookedDetails,
  type CalendarBooking,
  type EventMail,
  eventDetails,
  eventInvitation,
  eventPage,
  type MailedEvent,
  meetingDetails,
} from './mail/mailed-event.ts';
export type { MadeFile, Mailer, MailFile } from './mail/mailer.ts';
export { meetingPointOf, oneLine } from './mail/meeting-point.ts';
export { inOwnWords, type OwnWords } from './mail/own-words.ts';
export { createSmtpMailer } from './mail/smtp-mailer.ts';
export { type OutgoingMail, queueGivenUp, queueMail, withdrawMails } from './outbox.repository.ts';
export { plannedMail, plannedMails } from './planned-mail.ts';
export { lookAt, rehearse } from './rehearse.ts';
export { rememberOnce, remindOnce } from './remind-once.repository.ts';
export { isNotReminded, remindedAmong } from './reminded-of.read-model.ts';
export { sendDueMails } from './send-due-mails.ts';
export { withoutSecrets } from './without-secrets.ts';
