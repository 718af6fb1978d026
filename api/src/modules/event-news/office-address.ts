import type { MailSettings } from '../outbox/index.ts';

/** Copies for the office go where answers to its mails do. */
export const officeAddress = ({
  replyAddress,
  email,
}: Pick<MailSettings, 'replyAddress' | 'email'>): string => replyAddress || email;
