import { aCollection, aMaterialOrder, anOffer, aRentingMaterial } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOccurrence, openOccurrence } from '../../testing/occurrence.ts';

const boots = aRentingMaterial();
const airbag = aRentingMaterial({
  '@id': '/api/renting_materials/018f0000-0000-7000-8000-000000000902',
  id: '018f0000-0000-7000-8000-000000000902',
  title: 'Airbagrucksack',
});

const open = (api = {}) =>
  openOccurrence({
    page: 'renting-material',
    api: {
      'GET /api/offers/:id': anOffer({ rentingMaterials: [boots['@id']] }),
      'GET /api/renting_materials': aCollection('/api/renting_materials', [airbag, boots]),
      ...api,
    },
  });

test('shows who rents what, and leads to the packing list', async () => {
  const order = aMaterialOrder({ packed: true, piece: 'A1B2C3-07', charge: 4_500 });
  const { shell } = await open({
    'GET /api/renting_material_orders': aCollection('/api/renting_material_orders', [order]),
  });
  const row = within(await screen.findByRole('row', { name: /Gina Gast/ }));
  for (const text of ['Bergschuhe steigeisenfest 42', 'Gepackt', 'A1B2C3-07', 'CHF 30.– + CHF 45.–'])
    expect(row.getByText(text)).toBeTruthy();
  const { event } = order;
  const link = screen.getByRole('link', { name: 'Packliste drucken' });
  expect(link.getAttribute('href')).toBe(`/print/events?event=${event['@id']}&blatt=packliste`);
  const asked = shell.api.calls.find(({ path }) => path === '/api/renting_material_orders');
  expect(asked?.searchParams.get('event')).toBe(event['@id']);
});

test('the offer’s list stands until the event has its own', async () => {
  const saved = anOccurrence({ version: 5 });
  const { user, sent } = await open({ 'PATCH /api/events/:id': saved });
  expect(await screen.findByText(`wie Angebot: ${boots.title}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mietmaterial überschreiben' }));
  expect(screen.getByRole('checkbox', { name: /^Bergschuhe/, checked: true })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Airbagrucksack/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(sent('PATCH')).toMatchObject([
      { body: { rentingMaterials: [airbag['@id'], boots['@id']] }, ifMatch: '"4"' },
    ]),
  );
});
