import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, messageOf } from './mailer.ts';

/**
 * Keeps mails in a folder instead of sending them: `{id}.eml` to open in a mail program, `{id}.json` for
 * programs. For development, the demo and tests.
 */
export function createFolderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });

  async function put(name: string, content: string | Uint8Array) {
    const draft = join(folder, `${name}.tmp`);
    // Some hold links that open a booking.
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(folder, name));
  }

  return {
    async send(dispatch) {
      const { mail, sender } = dispatch;
      const { message } = await transport.sendMail(messageOf(dispatch));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave a stream where a buffer was asked for');
      await mkdir(folder, { recursive: true });
      await put(`${mail.id}.eml`, message);
      await put(
        `${mail.id}.json`,
        `${JSON.stringify({ ...mail, from: `${sender.name} <${sender.address}>` }, null, 2)}\n`,
      );
    },
    close() {
      transport.close();
    },
  };
}
