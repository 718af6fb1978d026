import { expect, test } from '@jest/globals';
import { safeStorage } from './safe-storage.ts';

test('storage that the browser forbids reads as empty and ignores writes', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.write('key', 'value');
  storage.remove('key');
  expect(storage.read('key')).toBeNull();
});

test('a mistake of ours is not hidden', () => {
  const storage = safeStorage(() => {
    throw new TypeError('kaputt');
  });
  expect(() => storage.read('key')).toThrow('kaputt');
});
