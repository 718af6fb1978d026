import { expect, test } from '@jest/globals';
import { rawValuesIn } from './raw-values.ts';

test.each([
  ['Grund: other', ['other']],
  ['no_guide', ['no_guide']],
  ['Qualifikation guide1+', ['guide1+']],
  ['paymentMethods.twint, open', ['twint', 'open']],
  ['ROLE_SUPER_ADMIN', ['ROLE_SUPER_ADMIN']],
])('«%s» shows %j', (text, values) => {
  expect(rawValuesIn(text)).toEqual(values);
});

test.each([
  'Tour, Partner, Frau Held',
  '/profil/tour/42',
  'open-end',
  'hut@firn.example',
  'offen und bezahlt',
])('«%s» is fine', (text) => {
  expect(rawValuesIn(text)).toEqual([]);
});
