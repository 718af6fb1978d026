import { expect, test } from '@jest/globals';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from './validator-runtime.ts';

const TEXTS: Readonly<Record<keyof typeof formats, readonly string[]>> = {
  email: ['a@b.ch', 'a.b+c@firn.example', 'a', 'a@b', 'a b@c.ch', 'ä@b.ch', 'a@b..ch', ''],
  date: ['2024-02-29', '2026-02-29', '2026-13-01', '26-01-01', '01.02.2026', ''],
  'date-time': [
    '2026-02-14T07:00:00Z',
    '2026-02-14T07:00:00.123+01:00',
    '2026-02-30T07:00:00Z',
    '2026-02-14T24:00:00Z',
    '2026-02-14',
    '2026-02-14T07:00Z',
    '',
  ],
  uri: ['https://firn.example/a?b=c#d', 'mailto:a@b.ch', 'firn.example', '/a', ''],
  uuid: ['018f0000-0000-7000-8000-000000000501', '018f', ''],
};

function server(name: keyof typeof formats, text: string): boolean {
  const format = fullFormats[name] as { validate?: unknown } | RegExp;
  const check = 'validate' in format && format.validate ? format.validate : format;
  return check instanceof RegExp ? check.test(text) : (check as (value: string) => boolean)(text);
}

const CASES = Object.entries(TEXTS).flatMap(([name, texts]) =>
  texts.map((text) => [name as keyof typeof formats, text] as const),
);

test.each(CASES)('%s of «%s» is judged as on the server', (name, text) => {
  expect(formats[name](text)).toBe(server(name, text));
});
