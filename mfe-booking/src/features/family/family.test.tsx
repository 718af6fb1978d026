import { aCollection, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aFamilyMember, aProfile, GAST } from '../../testing/answers.ts';
import { SHOE_SIZE } from '../../testing/material.ts';
import { renderRemote } from '../../testing/render.ts';
import { EMERGENCY, fill, part } from '../../testing/steps.ts';

const LIST = 'GET /api/family_members';
const list = (...members: readonly object[]) => ({ [LIST]: aCollection('/api/family_members', members) });
const MIA = aFamilyMember();
const ofShoes = { rentingMaterialProperty: SHOE_SIZE['@id'], title: SHOE_SIZE.title };

async function open(api: TestApiHandlers = {}, path = '/profil/familie') {
  const usual = { 'GET /api/me': aProfile(), ...list(MIA) };
  const page = await renderRemote(path, { user: GAST, api: { ...usual, ...api } });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const follow = async (name: string) => page.user.click(await screen.findByRole('link', { name }));
  const sent = () =>
    page.shell.api.calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path: called, body, ifMatch }) => [`${method} ${called}`, body, ifMatch]);
  await screen.findByRole('heading', { level: 1 });
  return { ...page, press, follow, sent };
}

describe('the family', () => {
  test('shows each person with what a booking will say of them', async () => {
    const { shell } = await open(list(aFamilyMember({ allergies: true, allergiesText: 'Nüsse', sac: true })));
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText(/^geboren am/).textContent).toBe(
      'geboren am 04.05.2014, Notfallkontakt Eva Gast, SAC-Mitglied, vegetarisch, Allergien: Nüsse',
    );
    expect(shell.seen.head?.title).toBe('Familie – Profil');
  });

  test('that is empty says so and offers to add somebody', async () => {
    await open(list());
    await screen.findByText('Du hast noch niemanden erfasst.');
    expect(screen.getByRole('link', { name: 'Person hinzufügen' })).toBeTruthy();
  });

  test('is ten at most', async () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      aFamilyMember({ id: `018f0000-0000-7000-8000-0000000001${index}0` }),
    );
    await open(list(...ten));
    await screen.findByText('Du hast 10 Personen erfasst. Mehr sind nicht möglich; lösche zuerst eine.');
    expect(screen.queryByRole('link', { name: 'Person hinzufügen' })).toBeNull();
  });

  test('that does not come can be asked for again', async () => {
    const page = await open({
      [LIST]: () => {
        throw testProblem(418);
      },
    });
    const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    page.shell.answer(list(MIA));
    await page.user.click(retry);
    await screen.findByRole('heading', { name: 'Mia Gast' });
  });
});

const SIZES = 'GET /api/renting_material_properties';

describe('sizes for rented material', () => {
  const sizes = { [SIZES]: aCollection('/api/renting_material_properties', [SHOE_SIZE]) };
  const size = () => screen.findByLabelText('Schuhgrösse EU');

  test('are kept, and said of the person', async () => {
    const grown = { ...MIA, rentingMaterialPropertyValues: [{ ...ofShoes, value: '38' }] };
    const page = await open({ ...sizes, 'PATCH /api/family_members/:id': grown });
    await page.follow('Mia Gast ändern');
    await page.user.type(await size(), '38');
    page.shell.answer(list(grown));
    await page.press('Speichern');
    await screen.findByText(/Schuhgrösse EU 38/);
    expect(page.sent()[0]?.[1]).toEqual({ rentingMaterialPropertyValues: [{ ...ofShoes, value: '38' }] });
  });

  test('out of their bounds are told at the field', async () => {
    const page = await open(sizes);
    await page.follow('Mia Gast ändern');
    await page.user.type(await size(), '60');
    await page.press('Speichern');
    await screen.findByText('Schuhgrösse EU: Möglich sind Werte von 35 bis 48.');
    expect(page.sent()).toEqual([]);
  });
});

describe('a new person', () => {
  const POST = 'POST /api/family_members';

  test('needs what a booking needs, and may lack phone and address', async () => {
    const page = await open({ ...list(), [POST]: MIA });
    await page.follow('Person hinzufügen');
    await screen.findByRole('heading', { level: 1, name: 'Neue Person' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Frau' })));
    await page.user.click(screen.getByRole('radio', { name: 'Frau' }));
    await fill(page.user, part('Person'), { Vorname: 'Mia', Nachname: 'Gast', Geburtsdatum: '4.5.2014' });
    await fill(page.user, part('Notfallkontakt'), EMERGENCY);
    await page.user.click(screen.getByRole('checkbox', { name: 'Vegetarisch essen' }));
    page.shell.answer(list(MIA));
    await page.press('Speichern');
    await screen.findByRole('heading', { name: 'Mia Gast' });
    expect(page.address()).toBe('/profil/familie');
    expect(page.sent()).toEqual([
      [
        POST,
        {
          salutation: 'Frau',
          firstName: 'Mia',
          lastName: 'Gast',
          email: null,
          birthday: '2014-05-04',
          phone: null,
          contactFirstName: 'Eva',
          contactLastName: 'Gast',
          contactPhone: '079 765 43 21',
          sac: false,
          sacNumber: null,
          vegetarian: true,
          allergies: false,
          allergiesText: null,
          hardestTour: null,
          rentingMaterialPropertyValues: [],
        },
        undefined,
      ],
    ]);
  });

  test('has the emergency contact of whoever adds them until another is typed', async () => {
    const profile = { ...aProfile().profile, contactFirstName: 'Rosa', contactPhone: '+41790000001' };
    await open({ 'GET /api/me': { ...aProfile(), profile } }, '/profil/familie?person=neu');
    expect(await screen.findByLabelText(/^Vorname Notfallkontakt/)).toHaveProperty('value', 'Rosa');
    expect(screen.getByLabelText(/^Telefon Notfallkontakt/)).toHaveProperty('value', '+41790000001');
  });

  test('that is not complete is told at each field', async () => {
    const page = await open({}, '/profil/familie?person=neu');
    await page.press('Speichern');
    for (const label of ['Vorname', 'Nachname', 'Geburtsdatum', 'Telefon Notfallkontakt'])
      expect(await screen.findByText(`Bitte fülle das Feld «${label}» aus.`)).toBeTruthy();
    await page.user.click(screen.getByRole('checkbox', { name: /^Allergien/ }));
    await screen.findByText('Bitte beschreibe die Allergien.');
    expect(page.sent()).toEqual([]);
  });

  test('is refused in the server’s words, and stays typed', async () => {
    const message = 'Du hast schon 10 Personen erfasst. Bitte entferne zuerst eine.';
    const page = await open(
      {
        [POST]: () => {
          throw testProblem(422, { violations: [{ propertyPath: '', message }] });
        },
      },
      '/profil/familie?person=neu',
    );
    await page.user.click(await screen.findByRole('radio', { name: 'Frau' }));
    await fill(page.user, part('Person'), { Vorname: 'Mia', Nachname: 'Gast', Geburtsdatum: '4.5.2014' });
    await fill(page.user, part('Notfallkontakt'), EMERGENCY);
    await page.press('Speichern');
    await screen.findByText(message);
    expect(screen.getByLabelText(/^Vorname \*/)).toHaveProperty('value', 'Mia');
  });
});

describe('a person who is there', () => {
  test('is changed from the version that was read, and the focus comes back', async () => {
    const changed = { hardestTour: 'Allalinhorn', version: 2 };
    const page = await open({ [`PATCH ${MIA['@id']}`]: aFamilyMember(changed) });
    await page.follow('Mia Gast ändern');
    await screen.findByRole('heading', { name: 'Mia Gast ändern' });
    await fill(page.user, part('Für die Tour'), { 'Bisher anspruchsvollste Tour': 'Allalinhorn' });
    await page.press('Speichern');
    const link = await screen.findByRole('link', { name: 'Mia Gast ändern' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(page.sent()).toEqual([[`PATCH ${MIA['@id']}`, { hardestTour: 'Allalinhorn' }, '"1"']]);
  });

  test('is not left with changes without a question', async () => {
    const page = await open({}, `/profil/familie?person=${MIA.id}`);
    await screen.findByRole('heading', { name: 'Mia Gast ändern' });
    await fill(page.user, part('Person'), { Vorname: 'Maria' });
    await page.press('Abbrechen');
    await screen.findByRole('heading', { name: 'Änderungen verwerfen?' });
    await page.press('Verwerfen');
    await screen.findByRole('heading', { name: 'Mia Gast' });
    expect(page.sent()).toEqual([]);
  });

  test('is removed after a question, and nothing is left to focus but what was done', async () => {
    const page = await open({ [`DELETE ${MIA['@id']}`]: null });
    await page.press('Mia Gast löschen');
    await screen.findByRole('heading', { name: '«Mia Gast» löschen?' });
    page.shell.answer(list());
    await page.press('Löschen');
    const done = await screen.findByText('Mia Gast ist gelöscht.');
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(page.sent()).toEqual([[`DELETE ${MIA['@id']}`, null, '"1"']]);
    await screen.findByText('Du hast noch niemanden erfasst.');
  });

  test('who is gone leads back to the list', async () => {
    const page = await open({}, '/profil/familie?person=018f0000-0000-7000-8000-00000000dead');
    await screen.findByRole('heading', { name: 'Mia Gast' });
    expect(page.address()).toBe('/profil/familie');
  });
});
