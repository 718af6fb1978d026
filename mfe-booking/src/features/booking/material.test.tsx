import type { BookingRequest } from '@firn/shared-contracts/api';
import { aCollection, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aFamilyMember, BOOKING_PATH, bookableApi, GAST, ownSizes } from '../../testing/answers.ts';
import {
  BOOTS,
  CRAMPONS,
  LENGTH,
  RENTING_EVENT,
  rentingApi,
  SHOE_SIZE,
  SKIS,
} from '../../testing/material.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, addPerson, EMERGENCY, fill, goOn, part } from '../../testing/steps.ts';

async function open(api = rentingApi) {
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api });
  await screen.findByRole('heading', { level: 1 });
  const sent = () =>
    page.shell.api.calls.find(({ method, path }) => method === 'POST' && path === '/api/bookings')
      ?.body as unknown as BookingRequest | undefined;
  return { ...page, sent };
}

const own = () => part(/du selber/);
const material = (name: RegExp) => own().findByRole('checkbox', { name });
const size = () => own().getByLabelText(/^Schuhgrösse EU/);

async function openRenting(api = rentingApi) {
  const page = await open(api);
  await page.user.click(await material(/Bergschuhe/));
  return page;
}

const shoe = (value: string) => ({
  rentingMaterialProperty: SHOE_SIZE['@id'],
  value,
  title: SHOE_SIZE.title,
});

describe('material in the booking form', () => {
  test('is not asked for where the event rents none', async () => {
    const { shell } = await open(bookableApi);
    await screen.findByText('CHF 400.–');
    expect(screen.queryByText('Material mieten')).toBeNull();
    expect(shell.api.calls.some(({ path }) => path === '/api/renting_materials')).toBe(false);
  });

  test('has its price, and the sum moves at once', async () => {
    const { user } = await open();
    const boots = await material(/Bergschuhe/);
    expect(own().getByText('CHF 15.– pro Tag, zusammen CHF 30.–')).toBeTruthy();
    expect(own().getByText('CHF 20.– für die ganze Dauer')).toBeTruthy();
    await user.click(boots);
    expect(await screen.findByText('CHF 430.–')).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Bergschuhe' })).toBeTruthy();
  });

  test('asks for a size once though two materials need it, and keeps it while one of them does', async () => {
    const { user } = await openRenting();
    await user.click(await material(/Steigeisen/));
    expect(own().getAllByLabelText(/^Schuhgrösse EU/)).toHaveLength(1);
    await fill(user, own(), { 'Schuhgrösse EU': '41' });
    await user.click(await material(/Bergschuhe/));
    expect(size()).toHaveProperty('value', '41');
    await user.click(await material(/Steigeisen/));
    expect(own().queryByLabelText(/^Schuhgrösse EU/)).toBeNull();
    await user.click(await material(/Bergschuhe/));
    expect(size()).toHaveProperty('value', '');
  });

  test('is booked with what was chosen, numbers in one way', async () => {
    const { user, sent } = await openRenting();
    await user.click(await material(/Tourenski/));
    await fill(user, own(), { ...EMERGENCY, 'Schuhgrösse EU': '41,0', 'Länge \\(cm\\)': '170' });
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    expect(screen.getByText('Bergschuhe (Schuhgrösse EU 41), Tourenski (Länge 170 cm)')).toBeTruthy();
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(sent()?.bookingPersons[0]).toMatchObject({
      rentingMaterial: [BOOTS['@id'], SKIS['@id']],
      rentingMaterialPropertyValues: [
        shoe('41'),
        { rentingMaterialProperty: LENGTH['@id'], value: '170', title: LENGTH.title },
      ],
    });
    expect(sent()?.expectedTotal).toBe(48_000);
  });

  test.each([
    ['', 'Schuhgrösse EU: Diese Angabe fehlt.'],
    ['52', 'Schuhgrösse EU: Möglich sind Werte von 35 bis 48.'],
    ['42', 'Bergschuhe: Schuhgrösse EU 42 ist an diesen Tagen nicht frei. Frei: 41, 43.'],
  ])('size «%s» is complained about at its field', async (typed, complaint) => {
    const { user, address } = await openRenting();
    expect(own().getByText('Frei: 41, 43')).toBeTruthy();
    await fill(user, own(), EMERGENCY);
    if (typed) await fill(user, own(), { 'Schuhgrösse EU': typed });
    await goOn(user);
    expect(await own().findByText(complaint)).toBeTruthy();
    expect(size().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(size()));
    expect(address()).toBe(BOOKING_PATH);
  });

  test('of two who want the last pair, the second one is told', async () => {
    const { user } = await openRenting();
    await fill(user, own(), { ...EMERGENCY, 'Schuhgrösse EU': '43' });
    await addPerson(user, 2);
    const second = part('Person 2');
    await user.click(second.getByRole('checkbox', { name: /Bergschuhe/ }));
    expect(second.getByText('Frei: 41')).toBeTruthy();
    await fill(user, second, { 'Schuhgrösse EU': '43' });
    await goOn(user);
    const complaint = 'Bergschuhe: Schuhgrösse EU 43 ist an diesen Tagen nicht frei. Frei: 41.';
    expect(await second.findByText(complaint)).toBeTruthy();
    expect(own().queryByText(complaint)).toBeNull();
  });

  test('that somebody else rented meanwhile is named at the size, with what is free', async () => {
    const detail = 'Bergschuhe in 41 sind nicht mehr frei. Frei sind 43.';
    const gone = testProblem(409, {
      type: '/problems/material-unavailable',
      detail,
      person: 'Gina Gast',
      propertyPath: 'bookingPersons[0].rentingMaterial',
      material: { '@id': BOOTS['@id'], title: BOOTS.title },
      free: [{ values: [shoe('43')], free: 1 }],
    });
    const refused = () => {
      throw gone;
    };
    const { user, address } = await openRenting({ ...rentingApi, 'POST /api/bookings': refused });
    await fill(user, own(), { ...EMERGENCY, 'Schuhgrösse EU': '41' });
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(address()).toBe(BOOKING_PATH);
    expect(size().getAttribute('aria-invalid')).toBe('true');
    await fill(user, own(), { 'Schuhgrösse EU': '43' });
    expect(screen.queryByText(detail)).toBeNull();
  });

  test('stays chosen over a reload, and moves to another version', async () => {
    const { user, remount, lifecycles } = await openRenting();
    await fill(user, own(), { 'Schuhgrösse EU': '41' });
    expect(lifecycles.snapshot()).toMatchObject({
      values: {
        bookingPersons: [{ rentingMaterial: [BOOTS['@id']], rentingMaterialPropertyValues: [shoe('41')] }],
      },
    });
    await remount();
    await screen.findByRole('region', { name: /du selber/ });
    expect(await material(/Bergschuhe/)).toHaveProperty('checked', true);
    expect(size()).toHaveProperty('value', '41');
  });

  test('has the sizes that the account knows of a family member', async () => {
    const mia = aFamilyMember({ rentingMaterialPropertyValues: [shoe('41')] });
    const family = aCollection('/api/family_members', [mia]);
    const { user } = await open({ ...rentingApi, 'GET /api/family_members': family });
    await user.click(await screen.findByRole('checkbox', { name: /Mia Gast/ }));
    const known = part('Person 2: Mia Gast');
    await user.click(await known.findByRole('checkbox', { name: /Steigeisen/ }));
    expect(known.getByLabelText(/^Schuhgrösse EU/)).toHaveProperty('value', '41');
  });

  const SIZES = '/api/me/sizes';
  const weight = {
    rentingMaterialProperty: '/api/renting_material_properties/w',
    value: '71',
    title: 'Gewicht',
  };
  const withSizes = { ...rentingApi, [`GET ${SIZES}`]: ownSizes([shoe('41'), weight]) };
  const sizesSent = (
    calls: readonly { readonly method: string; readonly path: string; readonly body: unknown }[],
  ) => calls.filter(({ method, path }) => method === 'PUT' && path === SIZES).map(({ body }) => body);

  async function bookWithSizes(api: TestApiHandlers, typed: Readonly<Record<string, string>>) {
    const page = await open(api);
    await waitFor(() => expect(page.shell.api.calls.some(({ path }) => path === SIZES)).toBe(true));
    await page.user.click(await material(/Bergschuhe/));
    expect(size()).toHaveProperty('value', '41');
    await fill(page.user, own(), { ...EMERGENCY, ...typed });
    await goOn(page.user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(page.user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    return page;
  }

  test('has the own sizes, and keeps a new one beside the others once it is booked', async () => {
    const page = await bookWithSizes(
      { ...withSizes, [`PUT ${SIZES}`]: ownSizes() },
      { 'Schuhgrösse EU': '43' },
    );
    await waitFor(() =>
      expect(sizesSent(page.shell.api.calls)).toEqual([
        { rentingMaterialPropertyValues: [shoe('43'), weight] },
      ]),
    );
  });

  test('whose size is known already writes nothing', async () => {
    const page = await bookWithSizes(withSizes, {});
    expect(sizesSent(page.shell.api.calls)).toEqual([]);
  });

  test('is not kept by a place on the waiting list', async () => {
    const full = { ...RENTING_EVENT, availability: 'waitlist' as const, freePlaces: 0 };
    await open({ ...rentingApi, 'GET /api/events/:id': full });
    await screen.findByText('CHF 400.–');
    expect(screen.queryByText('Material mieten')).toBeNull();
  });

  test('that cannot be loaded keeps nobody from booking', async () => {
    const { user } = await open({
      ...rentingApi,
      'GET /api/renting_materials': () => {
        throw testProblem(503);
      },
    });
    expect(await screen.findByText(/Das Mietmaterial können wir gerade nicht zeigen/)).toBeTruthy();
    await fill(user, own(), EMERGENCY);
    await goOn(user);
    expect(await screen.findByRole('heading', { name: 'Prüfen und buchen' })).toBeTruthy();
  });

  test('that is all gone cannot be ticked', async () => {
    const gone = { ...CRAMPONS, availability: { ...CRAMPONS.availability, stock: [] } };
    await open({
      ...rentingApi,
      'GET /api/renting_materials': aCollection('/api/renting_materials', [gone] as never),
    });
    expect(await material(/Steigeisen/)).toHaveProperty('disabled', true);
    expect(own().getByText(/An diesen Tagen nicht mehr frei/)).toBeTruthy();
  });
});
