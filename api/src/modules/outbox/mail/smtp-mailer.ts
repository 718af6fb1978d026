import { createTransport } from 'nodemailer';
import { type Mailer, messageOf } from './mailer.ts';

/** Sends by SMTP. `url` such as `smtps://user:password@host:465`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close() {
      transport.close();
    },
  };
}
