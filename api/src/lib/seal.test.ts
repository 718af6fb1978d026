import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Seal, sealOf } from './seal.ts';

const seal = sealOf(['geheim'], 'answers');

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
  ['another secret', sealOf(['anders'], 'answers')],
  ['another purpose', sealOf(['geheim'], 'mails')],
])('%s does not open it', (_title, other) => {
  expect(() => other.open(seal.close('text'))).toThrow();
});

test.each([0, 12, 28, 30])('a change at byte %i is noticed', (index) => {
  const bytes = Buffer.from(seal.close('Buchung'), 'base64url');
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  expect(() => seal.open(bytes.toString('base64url'))).toThrow();
});

test('while the secret changes, either side opens what the other one closes, and the one before may go once it is renewed', () => {
  const [before, during, first, after] = [['old'], ['new', 'old'], ['old', 'new'], ['new']].map((secrets) =>
    sealOf(secrets as [string, ...string[]], 'answers'),
  ) as [Seal, Seal, Seal, Seal];
  const closed = before.close('Buchung');
  expect(during.open(closed)).toBe('Buchung');
  expect(first.open(during.close('Buchung'))).toBe('Buchung');
  expect(() => after.open(closed)).toThrow();
  expect(after.open(during.renew(closed) ?? '')).toBe('Buchung');
  expect(during.renew(during.close('Buchung'))).toBeNull();
  expect(() => sealOf(['third', 'fourth'], 'answers').renew(closed)).toThrow();
});

test('nothing of the API is signed or sealed by the first secret alone', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /\bconfig\.secret\b/.test(readFileSync(join(root, name), 'utf8')));
  expect(users).toEqual([]);
});
