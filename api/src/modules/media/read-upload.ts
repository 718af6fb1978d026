import { MEDIA_LIMITS, MediaPatch } from '@firn/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { controlCharacters } from '../../lib/control-characters.ts';
import { invalid } from '../../lib/problem.ts';
import { violationsOf } from '../../lib/violations.ts';
import { invalidFile } from './prepare-picture.ts';

export const UPLOAD_TYPES = ['multipart/form-data'] as const;

/** One picture and few words: more parts are refused while they arrive. */
export const UPLOAD_LIMITS = { fileSize: MEDIA_LIMITS.bytes, files: 1, fields: 4, fieldSize: 8192, parts: 5 };

export interface Upload {
  readonly bytes: Buffer;
  readonly fileName: string;
  readonly words: MediaPatch;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';

/** What the parser of forms says of a body that is none, or that ends in the middle: it has no codes for it. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Multipart: |Malformed |Unexpected end of |Part terminated )/.test(error.message);

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let file: { readonly bytes: Buffer; readonly fileName: string } | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'file') file = { bytes: await part.toBuffer(), fileName: part.filename };
    else part.file.resume();
  }
  return { fields, file };
}

function wordsOf(request: FastifyRequest, fields: Readonly<Record<string, unknown>>): MediaPatch {
  const violations = controlCharacters(fields);
  if (violations.length > 0) throw invalid(violations);
  const validate = request.compileValidationSchema(MediaPatch);
  if (!validate(fields)) throw invalid(violationsOf(validate.errors ?? []));
  return fields;
}

/** macOS takes letters and their accents apart; names are kept as other systems write them. */
const cleanName = (fileName: string) =>
  fileName
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 255);

/**
 * The picture in the field `file` of a form, with `title` and `alt` where they are given.
 * @throws 422 that names the field.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw invalidFile('Bitte wähle ein Bild.');
  try {
    const { fields, file } = await readParts(request);
    if (!file || file.bytes.length === 0) throw invalidFile('Bitte wähle ein Bild.');
    return {
      bytes: file.bytes,
      fileName: cleanName(file.fileName),
      words: wordsOf(request, fields),
    };
  } catch (error) {
    if (isTooLarge(error)) throw invalidFile('Die Datei ist grösser als 20 MB. Bitte verkleinere das Bild.');
    if (isMalformed(error)) throw invalidFile('Die Datei kam nicht ganz an. Bitte sende sie noch einmal.');
    throw error;
  }
}
