import { aLevel, anEvent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { addPerson, EMERGENCY, fill, goOn, part } from '../../testing/steps.ts';

const demanding = anEvent({
  level: aLevel({ title: 'Aufbau' }),
  extraCosts: [
    { kind: 'railway', amount: 3800, note: '' },
    { kind: 'drinks', amount: null, note: 'je nach Hütte' },
  ],
});

/** Gina and a child without an address of its own, everything typed that can be. */
async function typeEverything() {
  const { user } = await renderRemote(BOOKING_PATH, {
    user: GAST,
    api: { ...bookableApi, 'GET /api/events/:id': demanding },
  });
  await screen.findByRole('heading', { level: 1 });
  const self = part(/du selber/);
  await fill(user, self, { ...EMERGENCY, 'Bisher anspruchsvollste Tour': 'Tödi, 2024' });
  await user.click(self.getByRole('checkbox', { name: /Mitglied des SAC/ }));
  await fill(user, self, { 'SAC-Mitgliedernummer': '123456' });
  await user.click(self.getByRole('checkbox', { name: 'Allergien oder Unverträglichkeiten' }));
  await fill(user, self, { 'Welche Allergien\\?': 'Nüsse' });
  await user.click(screen.getByRole('checkbox', { name: /^Rechnung an eine Firma/ }));
  await fill(user, within(screen.getByRole('group', { name: 'Rechnung an' })), {
    Firma: 'Gast AG',
    'Strasse und Nummer': 'Industrieweg 1',
    PLZ: '8750',
    Ort: 'Glarus',
  });
  await addPerson(user, 2, {
    Vorname: 'Mia',
    Nachname: 'Gast',
    Mobiltelefon: '079 222 33 44',
    Geburtsdatum: '12.07.2009',
    ...EMERGENCY,
    'Bisher anspruchsvollste Tour': 'Rigi',
    'Name der erziehungsberechtigten Person': 'Gina Gast',
  });
  const mia = part('Person 2');
  await user.click(mia.getByRole('button', { name: 'Keine eigene E-Mail-Adresse' }));
  await user.click(mia.getByRole('checkbox', { name: /ist einverstanden/ }));
  await user.type(screen.getByRole('textbox', { name: /Mitteilung an uns/ }), 'Wir kommen mit dem Zug.');
  return user;
}

const textOf = (name: string) => screen.getByRole('region', { name }).textContent;

async function goOnToReview(user: UserEvent) {
  await goOn(user);
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
}

test('the review shows everything that was typed, and leads back to each part', async () => {
  const user = await typeEverything();
  await goOnToReview(user);
  const onSite = await screen.findByRole('region', { name: 'Vor Ort zu bezahlen, pro Person' });
  expect(onSite.textContent).toMatch(
    /BergbahnCHF 38\.–Getränkeje nach HütteAlles zusammen, 2 Personenrund CHF /,
  );
  const booker = textOf('Bucht und bezahlt');
  for (const typed of ['Gina Gast', 'gast@firn.example', '+41 79 123 45 67', 'Bergweg 7, 3818 Grindelwald'])
    expect(booker).toContain(typed);
  expect(textOf('Rechnung an')).toContain('Gast AGIndustrieweg 1, 8750 Glarus');
  const self = textOf('Nimmt teil: Person 1');
  for (const typed of [
    '17.05.1990',
    'Eva Gast, 079 765 43 21',
    'SAC-Mitglied, Nummer 123456',
    'Allergien: Nüsse',
    'Tödi, 2024',
  ])
    expect(self).toContain(typed);
  // The booker's own words stand once.
  expect(self).not.toContain('gast@firn.example');
  const mia = textOf('Nimmt teil: Person 2');
  for (const typed of [
    'AnredeHerr',
    'keine eigene; was wir schreiben, geht an gast@firn.example',
    'Einwilligung der ElternGina Gast',
  ])
    expect(mia).toContain(typed);
  expect(mia).not.toContain('+mia');
  expect(textOf('Mitteilung')).toContain('Wir kommen mit dem Zug.');
  // Each block is changed where it was typed.
  for (const [block, place] of [
    ['Bucht und bezahlt', () => screen.getByRole('heading', { name: 'Wer bucht?' })],
    ['Nimmt teil: Person 2', () => screen.getByRole('heading', { name: 'Person 2' })],
    ['Mitteilung', () => screen.getByRole('textbox', { name: /Mitteilung an uns/ })],
  ] as const) {
    await user.click(screen.getByRole('link', { name: `${block}: ändern` }));
    await waitFor(() => expect(document.activeElement).toBe(place()));
    await goOnToReview(user);
  }
});
