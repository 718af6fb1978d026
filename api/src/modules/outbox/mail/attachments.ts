import type { MailAttachment, MailFile } from './mailer.ts';

/** Reads what a mail carries; null when it is gone for good. */
export type ReadFile = (attachment: MailAttachment) => Promise<MailFile | null>;

/** A mail is never sent without what it speaks of. */
export class AttachmentGoneError extends Error {
  constructor({ fileName }: MailAttachment) {
    super(`Der Anhang «${fileName}» ist nicht mehr da.`);
    this.name = 'AttachmentGoneError';
  }
}

/** The store of the files could not be asked, whatever the mail. */
export class FilesAwayError extends Error {
  constructor(cause: unknown) {
    super(String(cause), { cause });
    this.name = 'FilesAwayError';
  }
}

/** @throws AttachmentGoneError, FilesAwayError. */
export async function readFiles(
  attachments: readonly MailAttachment[],
  readFile: ReadFile,
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const attachment of attachments) {
    const file = await readFile(attachment).catch((error: unknown) => {
      throw new FilesAwayError(error);
    });
    if (!file) throw new AttachmentGoneError(attachment);
    files.push(file);
  }
  return files;
}
