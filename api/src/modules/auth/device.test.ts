import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Windows'],
  [`${MAC} ${WEBKIT} Version/18.4 Safari/605.1.15`, 'Safari auf macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${WEBKIT} Version/18.4 Mobile/15E148 Safari/604.1`,
    'Safari auf iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    'Chrome auf Linux',
  ],
  ['Deine-Bank/1.0 (Ruf 0900 an)', 'Unbekanntes Gerät'],
  ['Deine-Bank/1.0 (Windows NT 10.0)', 'Unbekannter Browser auf Windows'],
  ['', 'Unbekanntes Gerät'],
  [undefined, 'Unbekanntes Gerät'],
])('%s is «%s»', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});
