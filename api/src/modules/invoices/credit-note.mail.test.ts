import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { SAMPLE_EVENT } from '../outbox/index.ts';
import { creditNoteMail, type DocumentMailFacts } from './invoice.mails.ts';

const facts = (more: Pick<DocumentMailFacts, 'creditNoteOf' | 'overpaid'>): DocumentMailFacts => ({
  number: 'R-2026-00535',
  bookingNumber: 'B-2026-00593',
  recipient: { name: 'Ruedi Burri' },
  event: SAMPLE_EVENT,
  total: -5_100,
  balance: null,
  dueDate: null,
  link: null,
  company: { ...BUILT_IN_COMPANY, mailFoot: '', mailLogo: null, mailColour: '#0a5a78', texts: {} },
  ...more,
});
const of = (net: number, open: number) => ({ number: 'R-2026-00534', net, open });

test.each([
  [
    { creditNoteOf: of(15_610, 15_610), overpaid: 0 },
    'Von der Rechnung R-2026-00534 ist damit noch CHF 156.10 zu bezahlen.',
  ],
  [{ creditNoteOf: of(15_610, 0), overpaid: 0 }, 'Die Rechnung R-2026-00534 ist damit bezahlt.'],
  [{ creditNoteOf: of(0, 0), overpaid: 0 }, 'Die Rechnung R-2026-00534 ist damit ganz gutgeschrieben.'],
  [
    { creditNoteOf: of(15_610, 0), overpaid: 5_100 },
    'Du hast CHF 51.– zu viel bezahlt und bekommst das zurück.',
  ],
])('a credit note says what it means for its reader: %j', (given, sentence) => {
  const { text } = creditNoteMail(facts(given));
  expect(text).toContain(sentence);
  expect(text.includes('zu viel bezahlt')).toBe(given.overpaid > 0);
});
