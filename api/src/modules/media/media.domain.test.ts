import { describe, expect, test } from '@jest/globals';
import { extensionOf, variantFormat, variantWidth } from './media.domain.ts';

describe('the width a picture is served in', () => {
  test.each([
    [1, 320],
    [320, 320],
    [321, 450],
    [1000, 1024],
    [1920, 1920],
  ])('%i asks for %i', (requested, served) => {
    expect(variantWidth(requested)).toBe(served);
  });

  test.each([0, -5, 1921, 450.5, Number.NaN])('%p is none', (requested) => {
    expect(variantWidth(requested)).toBeNull();
  });
});

test.each([
  ['image/avif,image/webp,*/*', 'image/webp'],
  ['image/webp;q=0.9', 'image/webp'],
  ['image/webp;q=0, */*', 'image/jpeg'],
  ['*/*', 'image/jpeg'],
  [undefined, 'image/jpeg'],
])('Accept %p gets %s', (accept, format) => {
  expect(variantFormat('image/jpeg', accept)).toBe(format);
});

test('only stored formats have a file extension', () => {
  expect(extensionOf('image/jpeg')).toBe('jpg');
  expect(extensionOf('image/svg+xml')).toBeNull();
});
