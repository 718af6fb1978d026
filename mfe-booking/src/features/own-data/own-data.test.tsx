import { type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anOwnNewsletter, anOwnUser, GAST, ownDiet, ownSizes } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { fill, part } from '../../testing/steps.ts';

const USUAL: TestApiHandlers = {
  'GET /api/users/:id': anOwnUser(),
  'GET /api/me/newsletter': anOwnNewsletter(),
  'GET /api/me/sizes': ownSizes(),
  'GET /api/me/diet': ownDiet(),
};

async function open(api: TestApiHandlers = {}, options = {}) {
  const page = await renderRemote('/profil/daten', { user: GAST, api: { ...USUAL, ...api }, ...options });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const sent = () =>
    page.shell.api.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body, ifMatch }) => [`${method} ${path}`, body, ifMatch]);
  await screen.findByRole('heading', { level: 1, name: 'Deine Daten' });
  return { ...page, press, sent };
}

const USER = anOwnUser()['@id'];
const form = () => screen.findByRole('form', { name: 'Deine Daten' });

describe('the own data', () => {
  test('are changed from the version that was read, and only what changed is sent', async () => {
    const saved = anOwnUser({ city: 'Elm', version: 2 });
    const page = await open({ [`PATCH ${USER}`]: saved });
    await form();
    expect(page.shell.seen.head?.title).toBe('Daten – Profil');
    await fill(page.user, part('Adresse'), { Ort: 'Elm' });
    await page.user.click(screen.getByRole('checkbox', { name: /Mitglied des SAC/ }));
    await fill(page.user, part('Schweizer Alpen-Club'), { 'SAC-Mitgliedernummer': '123456' });
    await page.press('Speichern');
    await waitFor(() =>
      expect(page.shell.toasts.get()).toEqual([{ variant: 'success', text: 'Gespeichert' }]),
    );
    expect(page.sent()).toEqual([[`PATCH ${USER}`, { city: 'Elm', sac: true, sacNumber: '123456' }, '"1"']]);
  });

  test('an emptied field is nothing, not an empty text', async () => {
    const page = await open({ [`PATCH ${USER}`]: anOwnUser({ phone: null, version: 2 }) });
    await form();
    await page.user.clear(screen.getByLabelText('Mobiltelefon'));
    await page.press('Speichern');
    await waitFor(() => expect(page.sent()).toEqual([[`PATCH ${USER}`, { phone: null }, '"1"']]));
  });

  test.each([
    ['Person', 'Mobiltelefon', '12', 'Bitte gib eine gültige Telefonnummer an, zum Beispiel 079 123 45 67.'],
    ['Person', 'Geburtsdatum', '1.1.2027', 'Das Geburtsdatum muss in der Vergangenheit liegen.'],
    ['Adresse', 'PLZ', '38181', 'Bitte gib eine Postleitzahl mit vier Ziffern an.'],
    ['Person', 'Vorname', 'www.firn.ch', 'Bitte gib nur den Namen an, ohne Internetadresse.'],
    [
      'Notfallkontakt',
      'Telefon Notfallkontakt',
      '079 123 45 67',
      'Die Notfallnummer muss eine andere sein als die eigene Nummer.',
    ],
  ])('have the rules of the server: %s, %s', async (section, label, text, message) => {
    const page = await open();
    await form();
    await fill(page.user, part(section), { [label]: text });
    await page.press('Speichern');
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByLabelText(new RegExp(`^${label}( \\*)?$`), { selector: 'input' }),
      ),
    );
    expect(page.sent()).toEqual([]);
  });

  test('of long ago hold nobody up who changes something else', async () => {
    const old = { postalCode: '38181' };
    const page = await open({
      'GET /api/users/:id': anOwnUser(old),
      [`PATCH ${USER}`]: anOwnUser({ ...old, city: 'Elm', version: 2 }),
    });
    await form();
    await fill(page.user, part('Adresse'), { Ort: 'Elm' });
    await page.press('Speichern');
    await waitFor(() => expect(page.sent()).toHaveLength(1));
  });

  test('say who changed the same meanwhile, and let one choose', async () => {
    let version = 1;
    const page = await open({
      [`PATCH ${USER}`]: () => {
        version += 1;
        if (version === 3) return anOwnUser({ city: 'Elm', version: 3 });
        throw testProblem(412, {
          type: '/problems/stale',
          current: anOwnUser({ city: 'Thun', version: 2 }),
          changedBy: 'Anna Admin',
          changedAt: '2026-02-14T10:55:00.000Z',
        });
      },
    });
    await form();
    await fill(page.user, part('Adresse'), { Ort: 'Elm' });
    await page.press('Speichern');
    await screen.findByText(/Anna Admin hat/);
    await page.user.click(screen.getByRole('radio', { name: 'Meins: Elm' }));
    await page.press('Übernehmen und speichern');
    await waitFor(() => expect(page.sent().at(-1)).toEqual([`PATCH ${USER}`, { city: 'Elm' }, '"2"']));
  });

  test('that were changed and not saved are not left without a question', async () => {
    const page = await open();
    await form();
    await fill(page.user, part('Adresse'), { Ort: 'Elm' });
    await page.user.click(screen.getByRole('link', { name: 'Übersicht' }));
    await screen.findByRole('heading', { name: 'Änderungen verwerfen?' });
    await page.press('Weiter bearbeiten');
    expect(page.address()).toBe('/profil/daten');
  });

  test('keep a country that the list does not offer', async () => {
    await open({ 'GET /api/users/:id': anOwnUser({ country: 'NO' }) });
    expect(await screen.findByRole<HTMLOptionElement>('option', { name: 'Norwegen' })).toHaveProperty(
      'selected',
      true,
    );
    expect(screen.getByLabelText('Kanton oder Region')).toBeTruthy();
  });

  test('that do not come can be asked for again', async () => {
    const page = await open({
      'GET /api/users/:id': () => {
        throw testProblem(418);
      },
    });
    const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    page.shell.answer(USUAL);
    await page.user.click(retry);
    await form();
  });
});

test('our mails are German, and go to the address of the account', async () => {
  await open();
  await screen.findByRole('region', { name: 'Unsere E-Mails' });
  expect(part('Unsere E-Mails').getByText('Deutsch')).toBeTruthy();
  const link = part('Unsere E-Mails').getByRole('link', { name: 'Adresse ändern' });
  expect(link.getAttribute('href')).toBe('/profil/konto');
});

describe('the newsletter', () => {
  const PUT = 'PUT /api/me/newsletter';

  test('is agreed to in words, ordered and left again', async () => {
    const page = await open({ [PUT]: anOwnNewsletter('subscribed') });
    await screen.findByText(/^Ja, schickt mir etwa einmal im Monat Neuigkeiten/);
    await page.press('Newsletter abonnieren');
    await screen.findByText('Du erhältst jetzt unseren Newsletter.');
    expect(screen.getByText('Du erhältst unseren Newsletter an gast@firn.example.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Newsletter' }));
    page.shell.answer({ [PUT]: anOwnNewsletter('none') });
    await page.press('Newsletter abbestellen');
    await screen.findByText('Du erhältst keinen Newsletter.');
    expect(page.sent().map(([, body]) => body)).toEqual([{ subscribed: true }, { subscribed: false }]);
  });

  test('that waits for its link can be had at once, or not at all', async () => {
    await open({ 'GET /api/me/newsletter': anOwnNewsletter('pending') });
    await screen.findByText(/du hast ihn noch nicht bestätigt/);
    expect(screen.getByRole('button', { name: 'Newsletter abonnieren' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Newsletter abbestellen' })).toBeTruthy();
  });

  test('is nobody’s to order for somebody else', async () => {
    const impersonator = { fullName: 'Anna Admin', email: 'admin@firn.example' };
    await open({}, { impersonator });
    await screen.findByText(/Den Newsletter bestellt nur/);
    expect(screen.queryByRole('button', { name: /Newsletter/ })).toBeNull();
  });

  test('says when it did not work', async () => {
    const page = await open({
      [PUT]: () => {
        throw testProblem(503);
      },
    });
    await page.press('Newsletter abonnieren');
    await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.');
  });
});

describe('the own sizes', () => {
  const PUT = 'PUT /api/me/sizes';
  const size = (title: string, value: string) => ({
    rentingMaterialProperty: `/api/renting_material_properties/${title}`,
    title,
    value,
  });
  const shoe = size('Schuhgrösse EU', '42');
  const weight = size('Gewicht', '71');
  const withSizes = { 'GET /api/me/sizes': ownSizes([shoe, weight]) };

  test('are shown, and each is taken away alone', async () => {
    const page = await open({ ...withSizes, [PUT]: ownSizes([shoe]) });
    await page.press('Gewicht entfernen');
    await screen.findByText('«Gewicht» ist entfernt.');
    expect(page.sent()).toEqual([[PUT, { rentingMaterialPropertyValues: [shoe] }, undefined]]);
    const sizes = part('Grössen für Mietmaterial');
    expect(sizes.queryByText('Gewicht')).toBeNull();
    expect(sizes.getByText('42')).toBeTruthy();
  });

  test('are none before somebody rents', async () => {
    await open();
    await screen.findByText(/^Keine erfasst/);
  });

  test('are taken away by their owner alone, and a failure is said', async () => {
    const page = await open({
      ...withSizes,
      [PUT]: () => {
        throw testProblem(503);
      },
    });
    await page.press('Gewicht entfernen');
    await screen.findByText('Das hat nicht geklappt. Bitte versuche es noch einmal.');
    expect(part('Grössen für Mietmaterial').getByText('71')).toBeTruthy();
  });

  test('stand without buttons for who acts as somebody else', async () => {
    const impersonator = { fullName: 'Anna Admin', email: 'admin@firn.example' };
    await open(withSizes, { impersonator });
    await screen.findByText('71');
    expect(screen.queryByRole('button', { name: /entfernen$/ })).toBeNull();
  });
});

describe('the own food and allergies', () => {
  const DELETE = 'DELETE /api/me/diet';
  const kept = {
    'GET /api/me/diet': ownDiet({
      vegetarian: true,
      allergies: true,
      allergiesText: 'Nüsse',
      agreedAt: '2026-01-15T08:00:00.000Z',
    }),
  };

  test('are shown with the day of the consent, and go with it', async () => {
    const page = await open({ ...kept, [DELETE]: null });
    await screen.findByText(/^Du hast am 15.01.2026 erlaubt/);
    expect(part('Essen und Allergien').getByText('Nüsse')).toBeTruthy();
    await page.press('Einwilligung zurückziehen und löschen');
    await screen.findByText('Essen und Allergien sind gelöscht.');
    expect(screen.queryByText('Nüsse')).toBeNull();
    expect(page.sent().map(([call]) => call)).toEqual([DELETE]);
  });

  test('are not read by who acts as somebody else', async () => {
    const impersonator = { fullName: 'Anna Admin', email: 'admin@firn.example' };
    const page = await open(kept, { impersonator });
    await form();
    expect(screen.queryByText('Nüsse')).toBeNull();
    expect(page.shell.api.calls.some(({ path }) => path === '/api/me/diet')).toBe(false);
  });
});
