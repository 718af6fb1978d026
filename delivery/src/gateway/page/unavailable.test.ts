import { expect, test } from '@jest/globals';
import { shellLost } from './unavailable.ts';

test('the notice names the phone of the company, if it has one', () => {
  expect(shellLost('033 854 12 80')).toContain(
    'Du erreichst uns auch per Telefon: <a href="tel:+41338541280">033 854 12 80</a>',
  );
  expect(shellLost('')).not.toMatch(/Telefon|tel:/);
});
