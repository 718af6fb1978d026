import type { BookingRequest } from '@firn/shared-contracts/api';
import { aBooking, aCollection, type TestApiHandlers } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  aFamilyMember,
  anOwnUser,
  aProfile,
  BOOKING_PATH,
  bookableApi,
  EVENT,
  GAST,
  ownDiet,
} from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, EMERGENCY, fill, GINA, goToPayment, part } from '../../testing/steps.ts';

const DRAFT = `/api/me/booking_drafts/${EVENT.id}`;
const contactName = () => screen.findByLabelText(/^Vorname Notfallkontakt/);

async function open(api: TestApiHandlers = {}, options: object = { user: GAST }) {
  const page = await renderRemote(BOOKING_PATH, { api: { ...bookableApi, ...api }, ...options });
  await screen.findByRole('heading', { level: 1 });
  const sent = (method: string, path: string) =>
    page.shell.api.calls
      .filter((call) => call.method === method && call.path === path)
      .map(({ body }) => body);
  return { ...page, sent };
}

describe('what the booker typed', () => {
  const USER = anOwnUser()['@id'];
  const REMEMBERING = {
    'GET /api/users/:id': anOwnUser(),
    [`PATCH ${USER}`]: anOwnUser({ version: 2 }),
    'PUT /api/me/diet': ownDiet(),
  };
  const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

  test('is remembered by two ticks, health by its own, once the booking is made', async () => {
    const { user, sent } = await open(REMEMBERING);
    await contactName();
    expect(tick(/^Meine Angaben merken/)).toHaveProperty('checked', false);
    expect(tick(/^Auch mein Essen/)).toHaveProperty('checked', false);
    await user.click(tick(/^Meine Angaben merken/));
    await user.click(tick(/^Auch mein Essen/));
    await user.click(part(/du selber/).getByRole('checkbox', { name: /vegetarisch/i }));
    await goToPayment(user);
    expect(sent('PATCH', USER)).toEqual([]);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    await waitFor(() => expect(sent('PUT', '/api/me/diet')).toHaveLength(1));
    expect(sent('PATCH', USER)).toEqual([
      { contactFirstName: 'Eva', contactLastName: 'Gast', contactPhone: '079 765 43 21' },
    ]);
    expect(sent('PUT', '/api/me/diet')).toEqual([
      { vegetarian: true, allergies: false, allergiesText: null },
    ]);
    const [request] = sent('POST', '/api/bookings') as BookingRequest[];
    expect(request).not.toHaveProperty('keepsOwn');
  });

  test('is not remembered without them', async () => {
    const { user, sent } = await open(REMEMBERING);
    await contactName();
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect([...sent('PATCH', USER), ...sent('PUT', '/api/me/diet')]).toEqual([]);
  });

  test.each([
    ['of a guest without an account', {}],
    ['in somebody else’s name', { user: GAST, impersonator: { fullName: 'Anna', email: 'a@firn.example' } }],
  ])('%s is not asked about', async (_name, options) => {
    await open({}, options);
    await contactName();
    expect(screen.queryByRole('checkbox', { name: /merken/ })).toBeNull();
  });
});

describe('the second booking of a known pair', () => {
  const EVA = aFamilyMember({
    firstName: 'Eva',
    fullName: 'Eva Gast',
    email: 'eva@firn.example',
    phone: '+41797654321',
    birthday: '1988-03-01',
    contactFirstName: 'Rosa',
    contactPhone: '+41790000009',
  });
  const contact = { contactFirstName: 'Rosa', contactLastName: 'Gast', contactPhone: '+41790000009' };
  const [person] = aBooking().bookingPersons;
  const together = aBooking({
    bookingPersons: [
      { ...person, firstName: 'Gina', lastName: 'Gast', birthday: '1990-05-17' },
      { ...person, firstName: 'Eva', lastName: 'Gast', birthday: '1988-03-01' },
    ] as ReturnType<typeof aBooking>['bookingPersons'],
  });
  const known = {
    'GET /api/me': { ...aProfile(), profile: { ...aProfile().profile, ...contact } },
    'GET /api/me/diet': ownDiet({
      vegetarian: false,
      allergies: true,
      allergiesText: 'Nüsse',
      agreedAt: '2026-01-15T08:00:00.000Z',
    }),
    'GET /api/family_members': aCollection('/api/family_members', [EVA]),
    'GET /api/bookings': aCollection('/api/bookings', [together]),
  };

  test('takes four clicks, with the one that opens the form', async () => {
    const { user, sent } = await open(known);
    let clicks = 1;
    const click = async (element: HTMLElement) => {
      clicks += 1;
      await user.click(element);
    };
    await click(await screen.findByRole('button', { name: 'Mit Eva weiter zur Prüfung' }));
    await click(await screen.findByRole('checkbox', { name: /Ich akzeptiere/ }));
    await click(await screen.findByRole('button', { name: 'Verbindlich buchen' }));
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    expect(clicks).toBe(4);
    const [request] = sent('POST', '/api/bookings') as BookingRequest[];
    expect(request?.bookingPersons).toMatchObject([
      { firstName: 'Gina', birthday: '1990-05-17', allergies: true, allergiesText: 'Nüsse', ...contact },
      { firstName: 'Eva', birthday: '1988-03-01' },
    ]);
  });

  test('tells what is known of oneself in place of asking, and what is missing is asked', async () => {
    const { user } = await open(known);
    const self = await screen.findByRole('region', { name: 'Person 1: du selber' });
    expect(self.textContent).toContain('Allergien: Nüsse');
    expect(screen.queryByLabelText(/^Vorname Notfallkontakt/)).toBeNull();
    await user.click(part(/du selber/).getByRole('button', { name: 'Angaben ändern' }));
    expect(await contactName()).toHaveProperty('value', 'Rosa');
  });

  test('is asked of food and allergies where nobody agreed to keep them', async () => {
    await open({ ...known, 'GET /api/me/diet': ownDiet() });
    expect(await contactName()).toHaveProperty('value', 'Rosa');
    expect(screen.queryByRole('button', { name: /^Mit Eva/ })).toBeNull();
  });
});

describe('a closed tab', () => {
  const NOTICE = 'Deine Angaben sind noch da.';
  const close = (page: Awaited<ReturnType<typeof open>>) => {
    sessionStorage.clear();
    page.shell.drafts.remove(`booking/${EVENT.id}`);
    return page.remount();
  };

  test('loses nothing of a guest on the same device, who may begin anew', async () => {
    const page = await open({}, {});
    await fill(page.user, part('Wer bucht?'), GINA);
    await page.user.tab();
    await close(page);
    await screen.findByText(NOTICE);
    expect(screen.getByLabelText(/^Strasse und Nummer/)).toHaveProperty('value', 'Bergweg 7');
    expect(page.shell.api.calls.some(({ path }) => path === DRAFT)).toBe(false);
    await page.user.click(screen.getByRole('button', { name: 'Verwerfen und neu anfangen' }));
    expect(screen.getByLabelText(/^Strasse und Nummer/)).toHaveProperty('value', '');
    expect(localStorage.length).toBe(0);
    await close(page);
    await screen.findByLabelText(/^Strasse und Nummer/);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test('loses nothing of an account on any device: the server has it', async () => {
    const first = await open();
    await contactName();
    await fill(first.user, part(/du selber/), EMERGENCY);
    await first.user.tab();
    await waitFor(() => expect(localStorage.length).toBe(0));
    const { content } = first.sent('PUT', DRAFT).at(-1) as { content: string };
    const updatedAt = '2026-02-14T08:00:00.000Z';
    first.shell.answer({
      'GET /api/me/booking_drafts/:id': { '@type': 'BookingDraft', content, updatedAt },
    });
    await close(first);
    await screen.findByText(NOTICE);
    expect(await contactName()).toHaveProperty('value', 'Eva');
  });

  test('that is hidden before the field was left has it on the device until the server answers', async () => {
    const answers: ((answer: null) => void)[] = [];
    const page = await open({
      'PUT /api/me/booking_drafts/:id': () => new Promise((resolve) => void answers.push(resolve)),
    });
    await contactName();
    await fill(page.user, part(/du selber/), { 'Vorname Notfallkontakt': 'Ida' });
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(1);
    await close(page);
    expect(await contactName()).toHaveProperty('value', 'Ida');
    // Nothing is sent before the answer to what was sent before.
    await waitFor(() => {
      answers.pop()?.(null);
      expect(localStorage.length).toBe(0);
    });
  });

  test('leaves nothing behind once the booking is made', async () => {
    const { user, sent } = await open();
    await contactName();
    await goToPayment(user);
    await acceptAndBook(user);
    await screen.findByRole('heading', { name: 'Du bist dabei!' });
    await waitFor(() => expect(sent('DELETE', DRAFT)).toHaveLength(1));
    expect(localStorage.length).toBe(0);
  });
});
