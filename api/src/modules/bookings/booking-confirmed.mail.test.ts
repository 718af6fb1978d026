import { describe, expect, test } from '@jest/globals';
import { formatDay, formatFrancs } from '../../lib/swiss-format.ts';
import { type BookingConfirmedFacts, bookingConfirmedMail } from './booking-confirmed.mail.ts';

const facts: BookingConfirmedFacts = {
  id: '018f0000-0000-7000-8000-000000000701',
  number: 'B-2026-00042',
  firstName: 'Nina',
  event: {
    id: '018f0000-0000-7000-8000-000000000501',
    version: 4,
    place: 'Guarda',
    meetingText: '<p>Bahnhof Ardez,</p><p>Gleis&nbsp;1</p>',
    pois: [{ title: 'Ardez', kind: 'meeting', latitude: 46.77, longitude: 10.2, elevation: 1464 }],
    title: 'Skitour Piz Buin',
    code: 'E-12-3',
    start: new Date('2026-02-14T07:00:00Z'),
    end: new Date('2026-02-15T16:00:00Z'),
    durationDays: 2,
    minimumParticipants: 4,
    state: 'open' as const,
    extraCosts: null,
    equipmentText: '<ul><li>Tourenski</li><li>Felle &amp; Harscheisen</li></ul>',
  },
  cancellationPolicy: {
    tiers: [
      { fromDays: 31, fee: 8_000, percent: null },
      { fromDays: 20, fee: null, percent: 50 },
      { fromDays: 0, fee: null, percent: 100 },
    ],
  },
  persons: [
    { firstName: 'Nina', lastName: 'Käser' },
    { firstName: 'Urs', lastName: "O'Neill <b>" },
  ],
  material: ['Nina Käser: Bergschuhe (Schuhgrösse EU 42)'],
  total: 129_000,
  paid: 0,
  vat: 9667,
  dueDate: '2026-01-31',
  link: 'https://firn.example/profil/buchung/1?token=a%26b',
  company: {
    name: 'Firn & Söhne',
    phone: '033 111 22 33',
    email: 'buero@firn.example',
    mailFoot: '',
    mailLogo: null,
    mailColour: '#0a5a78',
    texts: {},
  },
  version: 2,
  origin: 'https://firn.example',
  at: new Date('2026-01-17T08:00:00Z'),
};

describe('the confirmation of a booking', () => {
  const mail = bookingConfirmedMail(facts);

  test('says what was booked, for whom, when and for how much', () => {
    expect(mail.subject).toBe('Deine Buchung B-2026-00042: Skitour Piz Buin');
    expect(mail.text).toContain('Hallo Nina');
    expect(mail.text).toContain('Datum: Sa, 14.02.2026 bis So, 15.02.2026');
    expect(mail.text).toContain('Personen: Nina Käser, Urs');
    expect(mail.text).toContain('Mietmaterial: Nina Käser: Bergschuhe (Schuhgrösse EU 42)');
    expect(mail.text).toContain("Total: CHF 1'290.– inkl. MWST");
    expect(mail.text).toContain('Zahlbar bis: Sa, 31.01.2026');
  });

  test('carries the event as a calendar file, numbered by the changes of event and booking', () => {
    const { method, content } = mail.invitation;
    expect(method).toBe('PUBLISH');
    expect(content).toContain('UID:booking-018f0000-0000-7000-8000-000000000701@firn');
    expect(content).toContain('SEQUENCE:6');
    expect(content.replaceAll('\r\n ', '')).toContain(
      '/event/018f0000-0000-7000-8000-000000000501/skitour-piz-buin',
    );
  });

  test('says where to be and when, in mail and calendar file', () => {
    expect(mail.text).toContain('Beginn: 08:00 Uhr\nTreffpunkt: Bahnhof Ardez, Gleis 1\nEnde: 17:00 Uhr');
    const file = mail.invitation.content.replaceAll('\r\n ', '');
    expect(file).toContain('LOCATION:Bahnhof Ardez\\, Gleis 1');
    expect(file).toContain('GEO:46.77;10.2');
    expect(file).toContain('BEGIN:VALARM');
    expect(file).toContain('TRIGGER:-P1D');
  });

  test('promises no seat for sure beside a minimum that may not be reached', () => {
    expect(mail.text).not.toContain('sicher');
  });

  test('names gear and what annulling costs from today on, in mail and calendar file', () => {
    const told = [
      'Ausrüstung: Tourenski, Felle & Harscheisen',
      'Annullation bis So, 25.01.2026: 50 % des Preises',
      'Annullation danach: 100 % des Preises',
    ];
    expect(mail.text).toContain(told.join('\n'));
    expect(mail.text).not.toContain('CHF 80.–');
    const file = mail.invitation.content.replaceAll('\r\n ', '').replaceAll('\\,', ',');
    for (const line of told) expect(file).toContain(line);
    expect(file).toContain('spätestens am Mi, 04.02.2026');
  });

  test('names neither gear that nobody has said, nor a tier that costs nothing as an amount', () => {
    const tiers = [{ fromDays: 0, fee: 0, percent: null }];
    const event = { ...facts.event, equipmentText: '<p></p>' };
    const { text } = bookingConfirmedMail({ ...facts, event, cancellationPolicy: { tiers } });
    expect(text).toContain('Annullation ab sofort: kostenlos');
    expect(text).not.toContain('Ausrüstung');
  });

  test('falls back to the place of the event where nobody has said where to meet', () => {
    const { pois: _pois, meetingText: _text, ...event } = facts.event;
    const { invitation, text } = bookingConfirmedMail({ ...facts, event });
    expect([text, invitation.content]).toEqual([
      expect.stringContaining('Treffpunkt: Guarda'),
      expect.stringContaining('LOCATION:Guarda'),
    ]);
  });

  test('names the minimum and the last day on which the office cancels', () => {
    expect(mail.text).toContain('ab 4 Personen');
    expect(mail.text).toContain('spätestens am Mi, 04.02.2026');
  });

  test('says whom to ask, as the settings have it', () => {
    expect(mail.text).toContain('Firn & Söhne, 033 111 22 33, buero@firn.example');
    expect(mail.html).toContain('Firn &#38; Söhne, 033 111 22 33');
  });

  test('leads to the booking', () => {
    expect(mail.text).toContain('https://firn.example/profil/buchung/1?token=a%26b');
    expect(mail.html).toContain('href="https://firn.example/profil/buchung/1?token=a%26b"');
    expect(bookingConfirmedMail({ ...facts, link: null }).html).not.toContain('href');
  });

  test('says that an event is assured in place of a minimum, in the calendar file too', () => {
    const event = { ...facts.event, state: 'confirmed' as const };
    const { text, invitation } = bookingConfirmedMail({ ...facts, event });
    for (const words of [text, invitation.content.replaceAll('\r\n ', '')]) {
      expect(words).toContain('Die Durchführung ist gesichert.');
      expect(words).not.toContain('ab 4 Personen');
    }
  });

  test('does not mention a minimum of one', () => {
    const alone = bookingConfirmedMail({ ...facts, event: { ...facts.event, minimumParticipants: 1 } });
    expect(alone.text).not.toContain('Personen statt');
  });

  test('announces the office’s invoice, and none when nothing is to be paid', () => {
    expect(mail.text).toContain('Die Rechnung schicken wir dir mit einer eigenen E-Mail.');
    const free = bookingConfirmedMail({ ...facts, total: 0, vat: 0 });
    expect(free.text).not.toMatch(/Rechnung|Zahlbar/);
  });

  test('mentions VAT only when there is some', () => {
    expect(bookingConfirmedMail({ ...facts, vat: 0 }).text).toContain("Total: CHF 1'290.–\n");
  });

  test('cannot be broken by a name', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('O&#39;Neill &#60;b&#62;');
  });

  test('is written in Swiss German orthography', () => {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain('ß');
  });
});

test.each([
  [0, 'CHF 0.–'],
  [8950, 'CHF 89.50'],
  [129_000, "CHF 1'290.–"],
  [123_456_705, "CHF 1'234'567.05"],
])('%i Rappen are %s', (rappen, text) => {
  expect(formatFrancs(rappen)).toBe(text);
});

test('a day is written with its weekday', () => {
  expect(formatDay('2026-11-21')).toBe('Sa, 21.11.2026');
});

test('what is paid on site stands beside the total, with the sum for all persons', () => {
  const extraCosts = [
    { kind: 'railway', amount: 3800, note: 'Scuol retour' },
    { kind: 'drinks', amount: null, note: 'je nach Hütte' },
  ] as const;
  const { text } = bookingConfirmedMail({ ...facts, event: { ...facts.event, extraCosts } });
  expect(text).toContain('Vor Ort, pro Person: Bergbahn (Scuol retour) CHF 38.–, Getränke (je nach Hütte)\n');
  expect(text).toContain("Alles zusammen: rund CHF 1'370.–\n");
  const open = bookingConfirmedMail({ ...facts, event: { ...facts.event, extraCosts: [extraCosts[1]] } });
  expect(open.text).toContain('Vor Ort, pro Person: Getränke (je nach Hütte)\n');
  expect(open.text).not.toContain('Alles zusammen');
  expect(bookingConfirmedMail(facts).text).not.toContain('Vor Ort');
});
