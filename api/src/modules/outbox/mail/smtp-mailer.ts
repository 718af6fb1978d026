import { createTransport } from 'nodemailer';
import { type Mailer, messageOf, ServerAwayError } from './mailer.ts';

/** Milliseconds. Nodemailer would wait for minutes; together they end well before another worker may take the mail. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Nodemailer's codes for a server that is not there, hangs, goes away, or does not let us in. */
const AWAY = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EAUTH'];

const isAway = (error: unknown): boolean => AWAY.includes((error as NodeJS.ErrnoException).code ?? '');

/** Sends by SMTP. `url` such as `smtps://user:password@host:465`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send(dispatch) {
      try {
        await transport.sendMail(messageOf(dispatch));
      } catch (error) {
        throw isAway(error) ? new ServerAwayError(error) : error;
      }
    },
    close() {
      transport.close();
    },
  };
}
