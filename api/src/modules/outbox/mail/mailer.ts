import type { Invitation } from './invitation.ts';

/** A mail as the outbox holds it. */
export interface Mail {
  readonly id: string;
  /** Key of docs/domain/mails.md#templates, such as `booking_confirmed`. */
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who gets the answers, where that is not the company. */
  readonly replyTo?: string | null;
  /** Where one click ends the newsletter (docs/domain/mails.md#newsletter); for its mails alone. */
  readonly unsubscribeUrl?: string | null;
  /** A calendar file. */
  readonly invitation?: Invitation | null;
}

/** The server could not be spoken to, whatever the mail. */
export class ServerAwayError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'ServerAwayError';
  }
}

/** Sends mails. Both implementations pass `mailer.conformance.test.ts`. */
export interface Mailer {
  /**
   * Resolves when the mail has been accepted; otherwise rejects, and it may be retried.
   * @throws ServerAwayError when it is not about the mail.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** RFC 8058: a mail program ends the newsletter by one POST, without opening a page. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What both mailers hand to nodemailer. The Message-ID is stable: a mail sent twice after a crash shows as one. */
export function messageOf(mail: Mail) {
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // An object: as a text it would be parsed, and could name further addresses.
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.invitation && { icalEvent: { ...mail.invitation, filename: 'termin.ics' } }),
    messageId: `<${mail.id}@firn>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && oneClick(mail.unsubscribeUrl)),
    },
  };
}
