import { RELEASE_NAME_PATTERN, VERSION_PATTERN } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Type } from 'typebox';
import { ajvSentence, LABEL_PATTERN, REASON_PATTERN } from './ajv-sentence.ts';

const check = new Ajv({ strict: false }).compile(
  Type.Object(
    {
      version: Type.Optional(Type.String({ pattern: VERSION_PATTERN, maxLength: 60 })),
      name: Type.Optional(Type.String({ pattern: RELEASE_NAME_PATTERN })),
      severity: Type.Optional(Type.Enum(['normal', 'critical'])),
      percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      deep: Type.Optional(Type.Object({ label: Type.String({ minLength: 1 }) })),
      other: Type.Optional(Type.String({ pattern: '^x+$' })),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
);

test.each([
  [{ sevrity: 'normal' }, 'body has the unknown field «sevrity»: remove it, or correct its name.'],
  [{ severity: 'high' }, 'body/severity must be one of: normal, critical.'],
  [{ version: 'soon' }, 'body/version must be a version such as 1.2.0 or 1.2.0-rc.1.'],
  [{ version: `1.0.0-${'a'.repeat(60)}` }, 'body/version may have at most 60 characters.'],
  [{ name: 'X' }, expect.stringMatching(/^body\/name must be a release name such as mfe-booking: /)],
  [{ percent: 101 }, 'body/percent must be at most 100.'],
  [{ percent: -1 }, 'body/percent must be at least 0.'],
  [{ percent: '5' }, 'body/percent must be of the type integer.'],
  [{ deep: {} }, 'body/deep lacks the field «label».'],
  [{ deep: { label: '' } }, 'body/deep/label needs at least 1 character.'],
  [{ other: 'y' }, 'body/other must be of the form ^x+$.'],
  [{}, 'body needs at least 1 field.'],
])('%j: %s', (value, sentence) => {
  expect(check(value)).toBe(false);
  expect(check.errors?.map((finding) => ajvSentence('body', finding))).toEqual([sentence]);
});

test.each([
  ['Preise falsch', true],
  [' a b ', true],
  ['«Übersicht» fehlt…', true],
  ['   ', false],
  [' ab ', false],
  ['abc\nforged row', false],
  ['abc\u001b[2K', false],
  ['abc\u009b2K', false],
  ['abc\u2028def', false],
  ['abc\u202edef', false],
])('the reason %j holds: %s', (reason, isGood) => {
  expect(new RegExp(REASON_PATTERN, 'u').test(reason)).toBe(isGood);
});

test.each([
  ['x', true],
  [' ', false],
  ['ci\r', false],
])('the label %j holds: %s', (label, isGood) => {
  expect(new RegExp(LABEL_PATTERN, 'u').test(label)).toBe(isGood);
});
