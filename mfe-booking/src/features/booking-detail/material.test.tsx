import { aBooking, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aPreview, changing, heading, openChange } from '../../testing/changes.ts';
import { BOOTS, rentingApi, SHOE_SIZE } from '../../testing/material.ts';
import { fill } from '../../testing/steps.ts';

const [gina] = aBooking().bookingPersons;
const [component] = aBooking().lines;
const shoe = (value: string) => ({
  rentingMaterialProperty: SHOE_SIZE['@id'],
  title: SHOE_SIZE.title,
  value,
});

/** Gina, who rents the last boots of size 42. */
const renting = (size: string) =>
  aBooking({
    bookingPersons: gina
      ? [{ ...gina, rentingMaterial: [BOOTS['@id']], rentingMaterialPropertyValues: [shoe(size)] }]
      : [],
    lines: component
      ? [component, { ...component, origin: 'material', title: 'Bergschuhe', gross: 3000, total: 3000 }]
      : [],
  });
const BOOKING = renting('42');
const PAGE = `/profil/buchung/${BOOKING.id}`;
const PATH = `${PAGE}/material?person=${gina?.id}`;
const CHANGE = 'POST /api/booking_persons/:id/renting_material';
const api = { ...rentingApi, 'GET /api/bookings/:id': BOOKING };
const same = () => aPreview({ lines: [], fee: 0, totalBefore: 43000, total: 43000, difference: 0 });
const size = () => screen.findByLabelText(/^Schuhgrösse EU/);

describe('material of a booking', () => {
  test('stands with the person, and leads to where it is changed', async () => {
    const { user } = await openChange(PAGE, api);
    expect(await screen.findByText('Bergschuhe, Schuhgrösse EU 42')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Material ändern für Gina Gast' }));
    await heading('Mietmaterial von Gina Gast');
  });

  test('is changed at the price that the preview told; the own size counts as free', async () => {
    const { user, made } = await openChange(PATH, { ...api, [CHANGE]: changing(same, () => renting('41')) });
    expect(await size()).toHaveProperty('value', '42');
    expect(screen.getByText('Frei: 41, 42, 43')).toBeTruthy();
    await fill(user, within(document.body), { 'Schuhgrösse EU': '41' });
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText('Das kostet nichts: Das Total bleibt CHF 430.–.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Material übernehmen' }));
    await heading('Geändert');
    expect(made().at(-1)?.body).toMatchObject({
      rentingMaterial: [BOOTS['@id']],
      rentingMaterialPropertyValues: [shoe('41')],
      expectedTotal: 43000,
      expectedVersion: 1,
    });
  });

  test('that is gone meanwhile is told at its size', async () => {
    const detail = 'Bergschuhe in 43 sind nicht mehr frei. Frei sind 41.';
    const refused = () => {
      throw testProblem(409, {
        type: '/problems/material-unavailable',
        detail,
        propertyPath: 'rentingMaterial',
        material: { '@id': BOOTS['@id'], title: BOOTS.title },
        free: [{ values: [shoe('41')], free: 3 }],
      });
    };
    const { user } = await openChange(PATH, { ...api, [CHANGE]: refused });
    await size();
    await fill(user, within(document.body), { 'Schuhgrösse EU': '43' });
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect((await size()).getAttribute('aria-invalid')).toBe('true');
  });

  test('is not changed any more once its time is over', async () => {
    await openChange(PATH, {
      ...api,
      'GET /api/bookings/:id': { ...BOOKING, materialChangesUntil: '2026-02-01T22:59:00.000Z' },
    });
    await screen.findByText('Das geht hier nicht mehr.');
    expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
  });
});
