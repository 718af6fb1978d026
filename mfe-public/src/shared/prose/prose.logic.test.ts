import { expect, test } from '@jest/globals';
import { parseProse } from './prose.logic.ts';

test.each([
  ['', []],
  ['Ein Absatz.', [{ kind: 'paragraph', text: 'Ein Absatz.' }]],
  [
    'Eins.\n\n\nZwei.',
    [
      { kind: 'paragraph', text: 'Eins.' },
      { kind: 'paragraph', text: 'Zwei.' },
    ],
  ],
  ['- Seil\n- Pickel', [{ kind: 'list', items: ['Seil', 'Pickel'] }]],
  ['– Seil\r\n– Pickel', [{ kind: 'list', items: ['Seil', 'Pickel'] }]],
  ['Tag 1: Aufstieg.', [{ kind: 'day', label: 'Tag 1', text: 'Aufstieg.' }]],
  ['2. Tag: Gipfel.', [{ kind: 'day', label: '2. Tag', text: 'Gipfel.' }]],
  ['Tag 3 – 5\nRuhetage.', [{ kind: 'day', label: 'Tag 3 – 5', text: 'Ruhetage.' }]],
  ['Tagwache um 4 Uhr.', [{ kind: 'paragraph', text: 'Tagwache um 4 Uhr.' }]],
])('%j', (text, blocks) => {
  expect(parseProse(text)).toEqual(blocks);
});
