import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { reportInWords } from './doctor.ts';

const finding: CatalogueFinding = {
  kind: 'fitness',
  offer: '/api/offers/018f0000-0000-7000-8000-000000000601',
  event: null,
  code: 'A-206',
  title: 'Frauen-Skitourentage',
  message: 'Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.',
};

test('a catalogue without contradictions says so', () => {
  expect(reportInWords({ findings: [] })).toBe('Im Katalog widerspricht sich nichts.\n');
});

test('each finding has a line with its code', () => {
  expect(reportInWords({ findings: [finding] })).toBe(
    'A-206 Frauen-Skitourentage: Kondition B reicht bis 800 Höhenmeter; die Tour hat 850.\n1 auffällig im Katalog.\n',
  );
});
