import { AttachmentGoneError, type ReadFile, readFiles } from './attachments.ts';
import { logoContentId, logoIn, withoutLogo } from './logo.ts';
import type { MailFile } from './mailer.ts';

interface Dressed {
  readonly html: string;
  /** The picture that travels with the mail, if it shows one. */
  readonly logo: readonly MailFile[];
}

/** A mail never waits for its logo to come back: one that is gone leaves its words (docs/domain/mails.md#look). */
export async function withItsLogo(html: string, readFile: ReadFile): Promise<Dressed> {
  const id = logoIn(html);
  if (!id) return { html, logo: [] };
  try {
    const files = await readFiles([{ documentId: id, made: 'logo', fileName: 'Logo' }], readFile);
    return { html, logo: files.map((file) => ({ ...file, cid: logoContentId(id) })) };
  } catch (error) {
    if (!(error instanceof AttachmentGoneError)) throw error;
    return { html: withoutLogo(html), logo: [] };
  }
}
