import type { Invitation } from './invitation.ts';

/** Files that are not kept: they are made when the mail is sent, of what is stored then. */
export type MadeFile = 'invoice' | 'reservation' | 'voucher' | 'logo';

/** A file that a mail carries, by reference: it is read when the mail is sent. */
export interface MailAttachment {
  /** Id of a stored document, or of what the file is made of. */
  readonly documentId: string;
  readonly made?: MadeFile;
  /** To say which, once it is gone. */
  readonly fileName: string;
}

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
  readonly attachments?: readonly MailAttachment[] | null;
}

/** Who a mail is from, as the settings have it (docs/domain/mails.md#sender). */
export interface MailSender {
  readonly name: string;
  readonly address: string;
  /** Who gets the answers, where the mail itself names nobody; null: the sender. */
  readonly replyTo: string | null;
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Set where the HTML part shows it. */
  readonly cid?: string;
}

/** A mail with all that it takes to send it. */
export interface Dispatch {
  readonly mail: Mail;
  readonly sender: MailSender;
  readonly files: readonly MailFile[];
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
  send(dispatch: Dispatch): Promise<void>;
  close(): void;
}

/** RFC 8058: a mail program ends the newsletter by one POST, without opening a page. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What both mailers hand to nodemailer. The Message-ID is stable: a mail sent twice after a crash shows as one. */
export function messageOf({ mail, sender, files }: Dispatch) {
  const replyTo = mail.replyTo ?? sender.replyTo;
  return {
    // Objects: as texts they would be parsed, and could name further addresses.
    from: { name: sender.name, address: sender.address },
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(files.length > 0 && { attachments: [...files] }),
    ...(mail.invitation && { icalEvent: { ...mail.invitation, filename: 'termin.ics' } }),
    messageId: `<${mail.id}@firn>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && oneClick(mail.unsubscribeUrl)),
    },
  };
}
