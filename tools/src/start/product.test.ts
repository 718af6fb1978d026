import { describe, expect, test } from '@jest/globals';
import { productOptions } from './product.ts';

describe('the environment of npm start', () => {
  test('has the values of docs/interface.md#environment where nothing is set', () => {
    const { host, port, demo, dataDir } = productOptions({});
    expect([host, port, demo, dataDir.endsWith('/.data')]).toEqual(['127.0.0.1', 4000, true, true]);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', ''],
    ['PORT', '70000'],
    ['HOST', '999.1.1.1'],
    ['HOST', 'a b'],
    ['FIRN_DEMO', 'yes'],
  ])('a wrong %s («%s») is an error that names it', (name, value) => {
    expect(() => productOptions({ [name]: value })).toThrow(name);
  });

  test('an IPv6 address is a host', () => {
    expect(productOptions({ HOST: '::1' }).host).toBe('::1');
  });
});
