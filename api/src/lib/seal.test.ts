import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sealOf } from './seal.ts';

const seal = sealOf('geheim', 'answers');

test('what was closed is opened again, and reads differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const closed = seal.close(text);
      expect(seal.open(closed)).toBe(text);
      expect(seal.close(text)).not.toBe(closed);
    }),
  );
});

test('does not hold the text in the clear', () => {
  const closed = seal.close('zugang-zur-buchung');
  expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toContain('zugang');
});

test.each([
  ['another secret', sealOf('anders', 'answers')],
  ['another purpose', sealOf('geheim', 'mails')],
])('%s does not open it', (_title, other) => {
  expect(() => other.open(seal.close('text'))).toThrow();
});

test.each([0, 12, 28, 30])('a change at byte %i is noticed', (index) => {
  const bytes = Buffer.from(seal.close('Buchung'), 'base64url');
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  expect(() => seal.open(bytes.toString('base64url'))).toThrow();
});
