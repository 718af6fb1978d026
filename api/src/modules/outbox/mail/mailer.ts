/** A mail as the outbox holds it. */
export interface Mail {
  readonly id: string;
  /** Key of docs/domain/mails.md#templates, such as `booking_confirmed`. */
  readonly template: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails. Both implementations pass `mailer.conformance.test.ts`. */
export interface Mailer {
  /** Resolves when the mail has been accepted; otherwise rejects, and it may be retried. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What both mailers hand to nodemailer. The Message-ID is stable: a mail sent twice after a crash shows as one. */
export function messageOf(mail: Mail) {
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@firn>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
