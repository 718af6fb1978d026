import { MEDIA_LIMITS, MediaPatch } from '@firn/shared-contracts/api';
import type { FastifyRequest } from 'fastify';
import { controlCharacters } from '../../lib/control-characters.ts';
import { invalid } from '../../lib/problem.ts';
import { type FormFile, readForm } from '../../lib/read-form.ts';
import { violationsOf } from '../../lib/violations.ts';

/** One file and few words: more parts are refused while they arrive. */
export const UPLOAD_LIMITS = { fileSize: MEDIA_LIMITS.bytes, files: 1, fields: 4, fieldSize: 8192, parts: 5 };

export interface Upload extends FormFile {
  readonly words: MediaPatch;
}

export const UPLOAD_WORDS = {
  missing: 'Bitte wähle eine Datei.',
  tooLarge: 'Die Datei ist grösser als 20 MB. Bitte verkleinere sie.',
};

function wordsOf(request: FastifyRequest, fields: Readonly<Record<string, unknown>>): MediaPatch {
  const violations = controlCharacters(fields);
  if (violations.length > 0) throw invalid(violations);
  const validate = request.compileValidationSchema(MediaPatch);
  if (!validate(fields)) throw invalid(violationsOf(validate.errors ?? []));
  return fields;
}

/**
 * The file in the field `file` of a form, with `title` and `alt` where they are given.
 * @throws 422 that names the field.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { fields, file } = await readForm(request, UPLOAD_WORDS);
  return { ...file, words: wordsOf(request, fields) };
}
