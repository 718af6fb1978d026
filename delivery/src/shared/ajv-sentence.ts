import {
  OUTSIDE_ORIGIN_PATTERN,
  RELEASE_NAME_PATTERN,
  SHA384_PATTERN,
  VERSION_PATTERN,
} from '@firn/shared-contracts/delivery';
import type { ErrorObject } from 'ajv';
import { HAZARDS } from './hazards.ts';

/** The parts of an Ajv error that a message needs, in Fastify's shape. */
export type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params' | 'message'>;

/** A reason or a label: one line with at least three (or one) characters between the outer blanks. */
export const REASON_PATTERN = `^(?=.*\\S.+\\S)[^${HAZARDS}]*$`;
export const LABEL_PATTERN = `^(?=.*\\S)[^${HAZARDS}]*$`;
/** A back end is named by an operator and may be inside the house's network: without a certificate, too. */
export const BACKEND_PATTERN = '^https?://[A-Za-z0-9.-]+(:\\d{1,5})?$';

const NAME_WORDS =
  'a release name such as mfe-booking: small letters, digits and hyphens, 2 to 41 characters';
/** What a pattern requires, in words. */
const PATTERN_WORDS: Readonly<Record<string, string>> = {
  [RELEASE_NAME_PATTERN]: NAME_WORDS,
  [`${RELEASE_NAME_PATTERN}|^\\*$`]: `${NAME_WORDS}; or * for all`,
  [VERSION_PATTERN]: 'a version such as 1.2.0 or 1.2.0-rc.1',
  [SHA384_PATTERN]: '«sha384-» and the hash in base64',
  [REASON_PATTERN]: 'one line of at least 3 characters, without control characters',
  [LABEL_PATTERN]: 'one line that is not blank, without control characters',
  [OUTSIDE_ORIGIN_PATTERN]:
    'an origin such as https://api.example: https or wss, a host in small letters, no path and no wildcard',
  [BACKEND_PATTERN]: 'an origin such as http://wetter.internal:8080: http or https, a host, no path',
  '^[0-9a-f]{12}$': 'the id of a token: 12 hexadecimal digits',
  '^[a-z][a-z0-9-]*$': 'small letters, digits and hyphens, a letter first',
  '^/': 'a path that begins with /',
};

type Words = (params: Readonly<Record<string, unknown>>) => string;

const count = (limit: unknown, what: string): string => `${limit} ${what}${limit === 1 ? '' : 's'}`;

const WORDS: Readonly<Record<string, Words>> = {
  additionalProperties: ({ additionalProperty }) =>
    `has the unknown field «${additionalProperty}»: remove it, or correct its name`,
  required: ({ missingProperty }) => `lacks the field «${missingProperty}»`,
  enum: ({ allowedValues }) => `must be one of: ${[allowedValues].flat().join(', ')}`,
  type: ({ type }) => `must be of the type ${[type].flat().join(' or ')}`,
  pattern: ({ pattern }) => `must be ${PATTERN_WORDS[String(pattern)] ?? `of the form ${pattern}`}`,
  minLength: ({ limit }) => `needs at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `may have at most ${count(limit, 'character')}`,
  minProperties: ({ limit }) => `needs at least ${count(limit, 'field')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
};

/** An Ajv error as a sentence that names the field and the remedy. `root` is what was checked, such as `body`. */
export function ajvSentence(root: string, { keyword, instancePath, params, message }: Finding): string {
  const words = WORDS[keyword]?.(params) ?? message ?? 'is wrong';
  return `${root}${instancePath} ${words}.`;
}
