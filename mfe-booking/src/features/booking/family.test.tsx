import type { BookingRequest, FamilyMemberResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  aLevel,
  anEvent,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aFamilyMember, aProfile, BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, addPerson, EMERGENCY, fill, goOn, part, URS } from '../../testing/steps.ts';

const FAMILY = 'GET /api/family_members';
const family = (...members: readonly FamilyMemberResponse[]) => ({
  [FAMILY]: aCollection('/api/family_members', members),
});
const MIA = aFamilyMember();
const EVA = aFamilyMember({
  '@id': '/api/family_members/eva',
  id: 'eva',
  firstName: 'Eva',
  fullName: 'Eva Gast',
  email: 'eva@firn.example',
  phone: '+41797654321',
  birthday: '1988-03-01',
  contactFirstName: 'Rosa',
  contactPhone: '+41790000009',
  sac: true,
  sacNumber: '4711',
  hardestTour: 'Tödi, ZS, 2024',
});
const KNOWN = {
  ...aProfile(),
  profile: {
    ...aProfile().profile,
    contactFirstName: 'Rosa',
    contactLastName: 'Gast',
    contactPhone: '+41790000009',
    sac: true,
    sacNumber: '123456',
  },
};

async function open(api: TestApiHandlers = {}, options = {}) {
  const usual = { ...bookableApi, 'GET /api/me': KNOWN, ...family(MIA, EVA) };
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api: { ...usual, ...api }, ...options });
  await screen.findByRole('heading', { level: 1 });
  const posted = (path: string) =>
    page.shell.api.calls
      .filter((call) => call.method === 'POST' && call.path === path)
      .map(({ body }) => body);
  return { ...page, posted };
}

const member = (name: RegExp) => screen.findByRole('checkbox', { name });
const book = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await goOn(user);
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
};

test('a known guest types nothing: what the account knows is filled in', async () => {
  const page = await open();
  await book(page);
  const [request] = page.posted('/api/bookings') as BookingRequest[];
  expect(request?.bookingPersons).toMatchObject([
    { booker: true, contactFirstName: 'Rosa', contactPhone: '+41790000009', sac: true, sacNumber: '123456' },
  ]);
});

describe('a family member', () => {
  test('is taken along by one press, whole, and left at home by another', async () => {
    const page = await open();
    await page.user.click(await member(/^Eva Gast/));
    const eva = part('Person 2: Eva Gast');
    expect(eva.getByText(/^geboren am 01.03.1988/).textContent.replaceAll('\u00a0', ' ')).toBe(
      'geboren am 01.03.1988, +41 79 765 43 21, Notfallkontakt Rosa Gast +41 79 000 00 09, SAC-Mitglied, vegetarisch',
    );
    expect(eva.queryByRole('textbox')).toBeNull();
    await book(page);
    const [request] = page.posted('/api/bookings') as BookingRequest[];
    expect(request?.bookingPersons[1]).toEqual({
      salutation: 'Frau',
      firstName: 'Eva',
      lastName: 'Gast',
      email: 'eva@firn.example',
      birthday: '1988-03-01',
      phone: '+41797654321',
      contactFirstName: 'Rosa',
      contactLastName: 'Gast',
      contactPhone: '+41790000009',
      sac: true,
      sacNumber: '4711',
      vegetarian: true,
      allergies: false,
    });
    expect(page.posted('/api/family_members')).toEqual([]);
  });

  test('who was taken along stays at home after all', async () => {
    const { user } = await open();
    await user.click(await member(/^Eva Gast/));
    expect(await member(/^Eva Gast/)).toHaveProperty('checked', true);
    await user.click(await member(/^Eva Gast/));
    expect(screen.queryByRole('region', { name: /Eva Gast/ })).toBeNull();
    await user.click(await member(/^Eva Gast/));
    await user.click(screen.getByRole('button', { name: 'Person 2 entfernen' }));
    expect(await member(/^Eva Gast/)).toHaveProperty('checked', false);
  });

  test('takes the place of a person of whom nothing was typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Ich nehme selber teil' }));
    await user.click(await member(/^Eva Gast/));
    expect(part('Person 1: Eva Gast')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Person 2/ })).toBeNull();
  });

  test('without phone and address is reached by way of the booker, who consents for a child', async () => {
    const page = await open();
    await page.user.click(await member(/^Mia Gast/));
    const mia = part('Person 2: Mia Gast');
    expect(mia.getByLabelText(/^Name der erziehungsberechtigten/)).toHaveProperty('value', 'Gina Gast');
    await goOn(page.user);
    expect(screen.getByText('Die Einwilligung der Eltern ist nötig.')).toBeTruthy();
    await page.user.click(mia.getByRole('checkbox', { name: /ist einverstanden/ }));
    await book(page);
    const [request] = page.posted('/api/bookings') as BookingRequest[];
    expect(request?.bookingPersons[1]).toMatchObject({
      email: 'gast+mia@firn.example',
      phone: '+41791234567',
      guardianName: 'Gina Gast',
      guardianConsent: true,
    });
  });

  test('is asked for the hardest tour where the event asks, filled in as far as it is known', async () => {
    const event = anEvent({ level: aLevel({ title: 'Aufbau' }) });
    const { user } = await open({ 'GET /api/events/:id': event });
    await user.click(await member(/^Eva Gast/));
    await user.click(await member(/^Mia Gast/));
    const tour = (name: string) => part(name).getByLabelText(/^Bisher anspruchsvollste Tour/);
    expect(tour('Person 2: Eva Gast')).toHaveProperty('value', 'Tödi, ZS, 2024');
    expect(tour('Person 3: Mia Gast')).toHaveProperty('value', '');
  });

  test('of whom something is missing is asked for all of it', async () => {
    const parent = { contactPhone: '+41791234567', birthday: '2004-03-04' };
    const { user } = await open(family(aFamilyMember(parent)));
    await user.click(await member(/^Mia Gast/));
    // The booker, who is to be called, cannot also be how they are reached.
    expect(part('Person 2').getByLabelText(/^Mobiltelefon/)).toHaveProperty('value', '');
    expect(part('Person 2').getByLabelText(/^Vorname \*/)).toHaveProperty('value', 'Mia');
  });

  test('is opened to be changed', async () => {
    const page = await open();
    await page.user.click(await member(/^Eva Gast/));
    await page.user.click(part('Person 2: Eva Gast').getByRole('button', { name: 'Angaben ändern' }));
    await fill(page.user, part('Person 2'), { Mobiltelefon: '079 111 22 33' });
    await book(page);
    const [request] = page.posted('/api/bookings') as BookingRequest[];
    expect(request?.bookingPersons[1]?.phone).toBe('079 111 22 33');
  });

  test('whom the server refuses is opened at the field', async () => {
    const message = 'Diese Nummer ist gesperrt.';
    const { user } = await open({
      'POST /api/bookings': () => {
        throw testProblem(422, { violations: [{ propertyPath: 'bookingPersons[1].phone', message }] });
      },
    });
    await user.click(await member(/^Eva Gast/));
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    await acceptAndBook(user);
    await screen.findByText(message);
    await waitFor(() =>
      expect(document.activeElement).toBe(part('Person 2').getByLabelText(/^Mobiltelefon/)),
    );
  });

  test('has an address of its own only if nobody else here has it', async () => {
    const { user } = await open(family(aFamilyMember({ email: GAST.email, birthday: '1999-01-01' })));
    await user.click(await member(/^Mia Gast/));
    await goOn(user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  });

  test('needs a seat', async () => {
    const event = anEvent({ freePlaces: 2, availability: 'few' });
    const { user } = await open({ 'GET /api/events/:id': event });
    await user.click(await member(/^Eva Gast/));
    expect(await member(/^Mia Gast/)).toHaveProperty('disabled', true);
  });
});

describe('a typed person', () => {
  const POST = 'POST /api/family_members';
  const KEEP = { name: 'In meinem Konto speichern' };

  test('is kept in the account once the booking is made', async () => {
    const page = await open({ [POST]: MIA });
    await addPerson(page.user, 2, URS);
    await page.user.click(part('Person 2').getByRole('checkbox', KEEP));
    await goOn(page.user);
    await screen.findByRole('heading', { name: 'Prüfen und buchen' });
    expect(page.posted('/api/family_members')).toEqual([]);
    await acceptAndBook(page.user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(page.posted('/api/family_members')).toEqual([
      {
        salutation: 'Herr',
        firstName: 'Urs',
        lastName: 'Meier',
        email: 'urs@firn.example',
        birthday: '1985-03-04',
        phone: '079 222 33 44',
        contactFirstName: 'Eva',
        contactLastName: 'Gast',
        contactPhone: '079 765 43 21',
        sac: false,
        sacNumber: null,
        vegetarian: false,
        allergies: false,
        allergiesText: null,
        hardestTour: null,
      },
    ]);
    const [request] = page.posted('/api/bookings') as BookingRequest[];
    expect(request?.bookingPersons[1]).not.toHaveProperty('isKept');
  });

  test('who could not be kept is named; the booking is made', async () => {
    const page = await open({
      [POST]: () => {
        throw testProblem(422, {});
      },
    });
    await addPerson(page.user, 2, URS);
    await page.user.click(part('Person 2').getByRole('checkbox', KEEP));
    await book(page);
    await waitFor(() =>
      expect(page.shell.toasts.get()).toEqual([
        {
          variant: 'warning',
          text: 'Die Buchung ist gemacht, aber im Konto speichern konnten wir nicht: Urs Meier.',
        },
      ]),
    );
  });

  test('is not offered to be kept where there is no room, or no account', async () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      aFamilyMember({ id: `m${index}`, '@id': `/api/family_members/m${index}` }),
    );
    const page = await open(family(...ten));
    await page.user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
    await screen.findAllByRole('checkbox', { name: /^Mia Gast/ });
    expect(part('Person 2').queryByRole('checkbox', KEEP)).toBeNull();
  });
});

test('a visitor without an account is asked nothing of a family', async () => {
  const page = await open({ 'POST /api/bookings': aBooking() }, { user: undefined });
  await page.user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  expect(screen.queryByRole('checkbox', { name: /Gast|speichern/ })).toBeNull();
  expect(page.shell.api.calls.some(({ path }) => path === '/api/family_members')).toBe(false);
});

test('a family that does not come holds nobody up', async () => {
  const page = await open({
    [FAMILY]: () => {
      throw testProblem(418);
    },
  });
  await screen.findByText(/Deine Familie konnten wir nicht laden/);
  await fill(page.user, part(/du selber/), EMERGENCY);
  page.shell.answer(family(EVA));
  await page.user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  await member(/^Eva Gast/);
});
