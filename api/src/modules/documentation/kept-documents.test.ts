import { expect, jest, test } from '@jest/globals';
import { keptDocuments } from './kept-documents.ts';

test('a document is made once', () => {
  const kept = keptDocuments();
  const make = jest.fn(() => 'the routes');
  const first = kept('docs', make);
  expect(kept('docs', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(first.bytes.toString()).toBe('the routes');
});

test('whoever asks under ever new hosts does not fill the memory', () => {
  const kept = keptDocuments();
  const make = jest.fn(() => 'the routes');
  for (let host = 0; host < 30; host += 1) kept(`docs of host-${host}`, make);
  expect(make).toHaveBeenCalledTimes(30);
  kept('docs of host-29', make);
  expect(make).toHaveBeenCalledTimes(30);
  kept('docs of host-0', make);
  expect(make).toHaveBeenCalledTimes(31);
});
