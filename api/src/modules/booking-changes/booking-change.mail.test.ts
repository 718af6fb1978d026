import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import { aBooking } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import {
  type BookingNews,
  bookingCancelledMail,
  bookingChangedMail,
  bookingRebookedMail,
  type ChangeMailFacts,
} from './booking-change.mail.ts';

const event = {
  id: '018f0000-0000-7000-8000-000000000501',
  version: 4,
  code: 'E-101-3',
  title: 'Allalinhorn <b>',
  place: 'Saas-Fee',
  start: new Date('2026-10-24T06:00:00Z'),
  end: new Date('2026-10-25T15:00:00Z'),
};
const facts = (
  changes: Partial<ReturnType<typeof aBooking>> = {},
  billing: ChangeMailFacts['billing'] = { kind: 'invoice' },
): ChangeMailFacts => ({
  booking: aBooking({ bookingNumber: 'B-2026-00042', user: null, vatTotals: [], ...changes }),
  event,
  persons: ['Nina Käser', "Urs O'Neill <b>"],
  fee: 0,
  billing,
  origin: 'https://firn.example',
  company: { ...BUILT_IN_COMPANY, mailFoot: '', mailLogo: null, mailColour: '#0a5a78', texts: {} },
});

test.each([
  [{ total: 0, paid: 0 }, 'Du musst nichts bezahlen.'],
  [{ total: 8_000, paid: 8_000 }, 'Damit ist alles bezahlt.'],
  [{ total: 8_000, paid: 0 }, 'Zu bezahlen sind CHF 80.–. Die Rechnung schicken wir dir.'],
  [{ total: 129_000, paid: 9_000 }, "Zu bezahlen sind noch CHF 1'200.–. Die Rechnung schicken wir dir."],
  [
    { total: 8_000, paid: 129_000 },
    "Du hast CHF 1'290.– bezahlt und bekommst CHF 1'210.– zurück. Unser Büro meldet sich wegen der Rückzahlung bei dir.",
  ],
])('what is to be paid or comes back of %j', (money, sentence) => {
  const { text } = bookingCancelledMail(facts(money), 'confirmed');
  expect(text).toContain(`\n\n${sentence}\n\nDein Firn-Team\n\n`);
});

test.each<[ChangeMailFacts['billing'], string]>([
  [{ kind: 'none' }, 'Zu bezahlen sind CHF 156.10. Dafür gilt die Rechnung, die du schon hast.'],
  [
    { kind: 'credit_note', number: 'R-2026-00534' },
    'Zu bezahlen sind CHF 156.10. Wir schicken dir eine Gutschrift zur Rechnung R-2026-00534, und die Rechnung nochmals mit dem Zahlteil über den neuen Betrag.',
  ],
])('no invoice is promised that does not come: %j', (billing, sentence) => {
  const left = { kind: 'cancel_person', left: 'Urs' } as const;
  const { text } = bookingChangedMail(facts({ total: 15_610, paid: 0 }, billing), left);
  expect(text).toContain(sentence);
  expect(text).not.toContain('Die Rechnung schicken wir dir.');
});

test('a cancelled booking names its fee', () => {
  const { subject, text } = bookingCancelledMail(
    { ...facts({ total: 8_000 }), persons: [], fee: 8_000 },
    'confirmed',
  );
  expect(subject).toBe('Annulliert: Allalinhorn <b>');
  expect(text).toContain('Deine Buchung «Allalinhorn <b>» ist annulliert.');
  expect(text).toContain('Ort: Saas-Fee\nAnnullationskosten: CHF 80.–\nTotal: CHF 80.–');
  expect(text).not.toContain('Personen');
});

test('who waited is told of the waiting list', () => {
  const { text } = bookingCancelledMail(facts(), 'offered');
  expect(text).toContain('Du stehst nicht mehr auf der Warteliste für «Allalinhorn <b>».');
  const back = bookingChangedMail(facts({ state: 'waitlisted', total: 8_000 }), { kind: 'restore' });
  expect(back.text).toContain('Du stehst wieder auf der Warteliste.');
  expect(back.text).not.toContain('Zu bezahlen');
  const fewer = bookingChangedMail(facts({ state: 'waitlisted' }), { kind: 'cancel_person', left: 'Urs' });
  expect(fewer.text).toContain('Die Teilnahme von Urs ist annulliert.');
  expect(fewer.text).toContain('Bis du Plätze annimmst, musst du nichts bezahlen.');
  expect(fewer.text).not.toContain('wieder');
});

test.each<[BookingNews, string]>([
  [{ kind: 'cancel_person', left: 'Urs' }, 'Die Teilnahme von Urs ist annulliert.'],
  [{ kind: 'replace_person', left: 'Urs', joined: 'Petra' }, 'Petra nimmt anstelle von Urs teil.'],
  [{ kind: 'add_person', joined: 'Petra' }, 'Petra ist neu in deiner Buchung dabei.'],
  [{ kind: 'restore' }, 'Deine Buchung gilt wieder.'],
])('a changed booking says what happened: %j', (news, sentence) => {
  const { text } = bookingChangedMail(facts(), news);
  expect(text).toContain(sentence);
  expect(text).toContain("Personen: Nina Käser, Urs O'Neill <b>\n");
});

test('a new date is told', () => {
  expect(bookingRebookedMail(facts()).text).toContain('Datum: Sa, 24.10.2026 bis So, 25.10.2026');
});

test('an account gets the way to its booking, and nobody else', () => {
  const own = facts({ user: '/api/users/1' });
  expect(bookingRebookedMail(own).text).toContain(`https://firn.example/profil/buchung/${own.booking.id}`);
  expect(bookingRebookedMail(facts()).text).not.toContain('/profil/');
});

test('no mail is broken by a name, and all are written in Swiss German orthography', () => {
  for (const { html, text } of [
    bookingCancelledMail(facts(), 'confirmed'),
    bookingChangedMail(facts(), { kind: 'add_person', joined: '<b>Petra</b>' }),
    bookingRebookedMail(facts()),
  ]) {
    expect(html).not.toContain('<b>');
    expect(`${html}${text}`).not.toContain('ß');
  }
});
