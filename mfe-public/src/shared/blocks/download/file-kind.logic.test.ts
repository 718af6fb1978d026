import { expect, test } from '@jest/globals';
import { fileKind } from './file-kind.logic.ts';

test.each([
  ['application/pdf', 240_400, 'PDF, 240 kB'],
  ['application/pdf', 12, 'PDF, 1 kB'],
  ['image/jpeg', 2_450_000, 'Bild, 2,5 MB'],
  ['application/zip', null, 'Datei'],
])('%s of %s bytes is «%s»', (encodingFormat, bytes, expected) => {
  expect(fileKind({ encodingFormat, bytes })).toBe(expected);
});
