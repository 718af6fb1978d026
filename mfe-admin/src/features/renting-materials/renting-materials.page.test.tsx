import { aCollection, aRentingMaterial, aVatRate, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/rentingMaterials';
const boots = aRentingMaterial();
const sent = (calls: readonly TestRequest[], method: string) =>
  calls.filter((call) => call.method === method);

test('a row has price, sizes asked for, and the pieces with those out of order', async () => {
  await renderRemote(PATH, { api: someAnswers });
  const row = within(await screen.findByRole('row', { name: /Bergschuhe/ }));
  for (const text of ['CHF 15.– pro Tag', 'Schuhgrösse EU', '8', '1'])
    expect(row.getByText(text)).toBeTruthy();
});

test('a size out of order is written with the whole stock', async () => {
  const { user, shell } = await renderRemote(`${PATH}?edit=${boots.id}`, {
    api: { ...someAnswers, 'PATCH /api/renting_materials/:id': aRentingMaterial({ version: 2 }) },
  });
  const size = within(await screen.findByRole('group', { name: 'Stücke: 43' }));
  await user.clear(size.getByLabelText('Davon defekt'));
  await user.type(size.getByLabelText('Davon defekt'), '2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent(shell.api.calls, 'PATCH')).toHaveLength(1));
  const [{ body } = { body: null }] = sent(shell.api.calls, 'PATCH');
  const title = 'Schuhgrösse EU';
  expect(body).toEqual({
    stock: [
      { id: boots.stock?.[0]?.id, values: [{ title, value: '42' }], quantity: 5, outOfOrder: 1 },
      { id: boots.stock?.[1]?.id, values: [{ title, value: '43' }], quantity: 3, outOfOrder: 2 },
    ],
  });
});

test('another title of a property goes along into the stock', async () => {
  const { user, shell } = await renderRemote(`${PATH}?edit=${boots.id}`, {
    api: { ...someAnswers, 'PATCH /api/renting_materials/:id': aRentingMaterial({ version: 2 }) },
  });
  const property = await screen.findByRole('textbox', { name: /^Angabe/ });
  await user.type(property, ' (Zehe)');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent(shell.api.calls, 'PATCH')).toHaveLength(1));
  const [{ body } = { body: null }] = sent(shell.api.calls, 'PATCH');
  expect(JSON.stringify((body as { stock: unknown }).stock)).toContain('Schuhgrösse EU (Zehe)');
});

test('a new material gets a row for each of its sizes by one press', async () => {
  const { user, shell } = await renderRemote(`${PATH}?edit=neu`, {
    api: {
      ...someAnswers,
      'GET /api/vat_rates': aCollection('/api/vat_rates', [aVatRate()]),
      'POST /api/renting_materials': boots,
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Titel/ }), 'Stöcke');
  await user.type(screen.getByRole('textbox', { name: /^Preis inkl/ }), '12.50');
  await user.selectOptions(await screen.findByLabelText(/^MWST-Satz/), aVatRate().title);
  await user.click(screen.getByRole('button', { name: 'Angabe hinzufügen' }));
  await user.type(screen.getByRole('textbox', { name: /^Angabe/ }), 'Grösse');
  await user.selectOptions(screen.getByLabelText(/^Art/), 'Auswahl');
  await user.type(screen.getByRole('textbox', { name: /^Auswahl/ }), 'S, M; S');
  await user.click(screen.getByRole('button', { name: '2 fehlende Grössen ergänzen' }));
  const medium = within(screen.getByRole('group', { name: 'Stücke: M' }));
  await user.clear(medium.getByLabelText(/^Stücke( \*)?$/));
  await user.type(medium.getByLabelText(/^Stücke( \*)?$/), '4');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent(shell.api.calls, 'POST')).toHaveLength(1));
  const [{ body } = { body: null }] = sent(shell.api.calls, 'POST');
  expect(body).toMatchObject({
    title: 'Stöcke',
    grossPrice: 1_250,
    vatRate: aVatRate()['@id'],
    properties: [{ title: 'Grösse', type: 'choice', choices: ['S', 'M'] }],
    stock: [
      { values: [{ title: 'Grösse', value: 'S' }], quantity: 0 },
      { values: [{ title: 'Grösse', value: 'M' }], quantity: 4 },
    ],
  });
});

test('the labels of the pieces are a press away', async () => {
  await renderRemote(`${PATH}?edit=${boots.id}`, { api: someAnswers });
  const link = await screen.findByRole('link', { name: 'Etiketten drucken' });
  expect(link.getAttribute('href')).toBe(`/print/labels?material=${boots.id}`);
});

test('the weeks to come say when most pieces are taken', async () => {
  const { shell } = await renderRemote(`${PATH}?edit=${boots.id}`, { api: someAnswers });
  expect(await screen.findByText('Am meisten in der Woche ab Mo, 06.07.2026: 1 von 7 Stücken.')).toBeTruthy();
  const asked = shell.api.calls.find(({ path }) => path === '/api/renting_material_orders');
  expect(asked?.searchParams.get('material')).toBe(boots['@id']);
});

test('without any material it says so', async () => {
  const none = { ...someAnswers, 'GET /api/renting_materials': aCollection('/api/renting_materials', []) };
  await renderRemote(PATH, { api: none });
  expect(await screen.findByText('Noch kein Mietmaterial.')).toBeTruthy();
});
