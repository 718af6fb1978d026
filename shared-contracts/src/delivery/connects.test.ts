import { describe, expect, test } from '@jest/globals';
import { OUTSIDE_ORIGIN_PATTERN } from './connects.ts';

describe('an origin outside the platform', () => {
  test.each([
    ['https://api.wetter.example', true],
    ['https://api.wetter.example:8443', true],
    ['wss://live.wetter.example', true],
    ['http://127.0.0.1:5700', true],
    ['http://localhost', true],
    ['http://api.wetter.example', false],
    ['http://127.0.0.1.evil.example', false],
    ['https://*.wetter.example', false],
    ['https://api.wetter.example/v1', false],
    ["https://a.example; script-src 'unsafe-inline'", false],
    ['https://a.example https://b.example', false],
    ['https://user@a.example', false],
    ['https://A.example', false],
    ['data:', false],
    ["'unsafe-inline'", false],
    ['*', false],
  ])('%s: %s', (origin, isOne) => {
    expect(new RegExp(OUTSIDE_ORIGIN_PATTERN).test(origin)).toBe(isOne);
  });
});
