import type { FastifyRequest } from 'fastify';
import { invalid } from './problem.ts';

export const FORM_TYPES = ['multipart/form-data'] as const;

export const invalidFile = (message: string) => invalid([{ propertyPath: 'file', message }]);

export interface FormFile {
  readonly bytes: Buffer;
  readonly fileName: string;
}

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly file: FormFile;
}

/** The words for somebody who chose no file, or too large a one. */
export interface FormWords {
  readonly missing: string;
  readonly tooLarge: string;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** The parser of forms says so of a body that is none, or that ends in the middle: it has no codes for it. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Multipart: |Malformed |Unexpected end of |Part terminated )/.test(error.message);

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let file: FormFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') file = { bytes: await part.toBuffer(), fileName: part.filename };
    else part.file.resume();
  }
  return { fields, file };
}

/** macOS takes letters and their accents apart; names are kept as other systems write them. */
const cleanName = (fileName: string) =>
  fileName
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 255);

/**
 * The file in the field `file` of a form, and the other fields as they came.
 * @throws 422 for `file`.
 */
export async function readForm(request: FastifyRequest, { missing, tooLarge }: FormWords): Promise<Form> {
  if (!request.isMultipart()) throw invalidFile(missing);
  try {
    const { fields, file } = await readParts(request);
    if (!file || file.bytes.length === 0) throw invalidFile(missing);
    return { fields, file: { bytes: file.bytes, fileName: cleanName(file.fileName) } };
  } catch (error) {
    if (isTooLarge(error)) throw invalidFile(tooLarge);
    if (isMalformed(error)) throw invalidFile('Die Datei kam nicht ganz an. Bitte sende sie noch einmal.');
    throw error;
  }
}
