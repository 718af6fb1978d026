import type { SchemaError } from '@firn/shared-contracts/api';

/** What the generated validators call. */
export const ucs2length = (text: string): number => [...text].length;

/** Adds an error to those found so far. */
export function report(
  errors: readonly SchemaError[] | null,
  instancePath: string,
  keyword: string,
  params: SchemaError['params'],
): readonly SchemaError[] {
  return [...(errors ?? []), { instancePath, keyword, params }];
}

const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const ADDRESS = /^[a-z][a-z\d+.-]*:\S+$/i;

/** A day that exists in the calendar. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Formats of JSON Schema. None refuses what ajv-formats on the server accepts. */
export const formats = {
  email: (text: string) => EMAIL.test(text),
  date: isDate,
  'date-time': (text: string) => isDate(INSTANT.exec(text)?.[1] ?? ''),
  uri: (text: string) => ADDRESS.test(text),
  uuid: (text: string) => UUID.test(text),
};
