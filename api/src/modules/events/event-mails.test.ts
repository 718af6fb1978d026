import { BUILT_IN_COMPANY } from '@firn/shared-contracts/api';
import { CANCELLATION_REASONS } from '@firn/shared-contracts/domain';
import { expect, test } from '@jest/globals';
import { eventCancelledMail } from './event-cancelled.mail.ts';
import { eventConfirmedMail } from './event-confirmed.mail.ts';
import { eventRestoredMail } from './event-restored.mail.ts';

const event = {
  id: '018f0000-0000-7000-8000-000000000501',
  version: 4,
  code: 'E-101-3',
  title: 'Allalinhorn <b>',
  place: 'Saas-Fee',
  start: new Date('2026-10-24T06:00:00Z'),
  end: new Date('2026-10-25T15:00:00Z'),
};
const about = {
  firstName: 'Nina',
  event,
  booking: { id: '018f0000-0000-7000-8000-000000000701', version: 2, lines: ['Ausrüstung: Harscheisen'] },
  link: 'https://firn.example/event/1',
  company: { ...BUILT_IN_COMPANY, mailFoot: '', mailLogo: null, mailColour: '#0a5a78', texts: {} },
  at: new Date('2026-10-01T08:00:00Z'),
};
const cancelled = {
  ...about,
  bookingNumber: 'B-2026-00042',
  comment: '',
  paid: 0,
  reason: 'weather',
} as const;

test('a confirmed event is announced with its calendar file', () => {
  const { subject, text, html, invitation } = eventConfirmedMail(about);
  expect(subject).toBe('Findet statt: Allalinhorn <b>');
  expect(text).toContain('Datum: Sa, 24.10.2026 bis So, 25.10.2026\nBeginn: 08:00 Uhr\nOrt: Saas-Fee');
  expect(html).not.toContain('<b>');
  expect(invitation.method).toBe('PUBLISH');
  expect(invitation.content).toContain('UID:booking-018f0000-0000-7000-8000-000000000701@firn');
  expect(invitation.content).toContain('SEQUENCE:6');
  expect(invitation.content).toContain('Ausrüstung: Harscheisen');
});

test.each(CANCELLATION_REASONS)('an event that is called off says why: %s', (reason) => {
  const { text, invitation } = eventCancelledMail({ ...cancelled, reason });
  expect(text).toMatch(/Wir müssen «Allalinhorn <b>» absagen\. (Leider|Die Verhältnisse) [^\n]+\./);
  expect(text).toContain('Du musst nichts bezahlen.');
  expect([invitation.method, text.includes('ß')]).toEqual(['CANCEL', false]);
});

test('whoever has paid gets it back, and chooses how', () => {
  const { text } = eventCancelledMail({ ...cancelled, paid: 129_000, comment: 'Der Föhn kommt früher.' });
  expect(text).toContain("Du hast CHF 1'290.– bezahlt und bekommst alles zurück");
  expect(text).toContain('\n\nDer Föhn kommt früher.\n\n');
});

test('whoever has something to carry over is led to the other dates', () => {
  const otherDates = 'https://firn.example/profil/buchung/1?token=secret';
  const { text } = eventCancelledMail({ ...cancelled, otherDates });
  expect(text).toContain(`\n\nAnderen Termin wählen: ${otherDates}\n\n`);
  expect(eventCancelledMail(cancelled).text).not.toContain('Anderen Termin');
});

test.each([
  ['binds', 'Deine Buchung gilt wieder.', 'PUBLISH'],
  ['requested', 'Deine Anfrage gilt wieder.', undefined],
  ['waits', 'Du stehst wieder auf der Warteliste und musst nichts bezahlen.', undefined],
] as const)('an event that is called off no more says so: %s', (standing, words, method) => {
  const facts = { ...about, bookingNumber: 'B-2026-00042', paid: 0, standing };
  const { subject, text, invitation } = eventRestoredMail(facts);
  expect(subject).toBe('Nicht mehr abgesagt: Allalinhorn <b>');
  expect(text).toContain(`«Allalinhorn <b>» ist nicht mehr abgesagt. ${words}`);
  expect([invitation?.method, text.includes('bezahlt hast')]).toEqual([method, false]);
  expect(eventRestoredMail({ ...facts, paid: 129_000 }).text).toContain(
    "Die CHF 1'290.–, die du bezahlt hast, zählen weiterhin.",
  );
});
