import { aBooking, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../../testing/answers.ts';
import { renderRemote } from '../../../testing/render.ts';
import { acceptAndBook, EMERGENCY, fill, goToPayment, part, URS } from '../../../testing/steps.ts';

const contactName = () => screen.findByLabelText(/^Vorname Notfallkontakt/);

async function open(path = BOOKING_PATH) {
  const rendered = await renderRemote(path, { user: GAST, api: bookableApi });
  await contactName();
  return rendered;
}

test('what was typed survives a reload', async () => {
  const { user, remount } = await open();
  await fill(user, part(/du selber/), EMERGENCY);
  await remount();
  expect(await contactName()).toHaveProperty('value', 'Eva');
});

test('typed text moves to another version, which waits for it', async () => {
  const { user, lifecycles, shell } = await open();
  expect(lifecycles.canSwitch()).toBe('now');
  await fill(user, part(/du selber/), EMERGENCY);
  expect(lifecycles.canSwitch()).toBe('after-save');
  const snapshot = structuredClone(lifecycles.snapshot());
  const key = `booking/${BOOKING_PATH.split('/')[2]}`;
  shell.drafts.remove(key);
  await fill(user, part(/du selber/), { 'Vorname Notfallkontakt': 'Ida' });
  lifecycles.restore(snapshot);
  expect(shell.drafts.load(key)).toEqual(snapshot);
  await waitFor(async () => expect(await contactName()).toHaveProperty('value', 'Eva'));
});

test('another version gets every field, even before its page has its event and without storage', async () => {
  const before = await open();
  Object.assign(before.shell.drafts, { save: () => undefined });
  await fill(before.user, part(/du selber/), EMERGENCY);
  await before.user.click(screen.getByRole('button', { name: 'Person hinzufügen' }));
  await fill(before.user, part('Person 2'), URS);
  await fill(before.user, within(document.body), { 'Mitteilung an uns': 'Wir kommen mit dem Zug.' });
  const snapshot = structuredClone(before.lifecycles.snapshot());
  await before.remount();
  before.lifecycles.restore(snapshot);
  expect(before.lifecycles.canSwitch()).toBe('after-save');
  expect(before.lifecycles.snapshot()).toEqual(snapshot);
  await screen.findByRole('region', { name: 'Person 2' });
  expect(before.lifecycles.snapshot()).toEqual(snapshot);
  expect(part('Person 2').getByLabelText(/^Nachname \*/)).toHaveProperty('value', 'Meier');
  expect(screen.getByLabelText('Mitteilung an uns')).toHaveProperty('value', 'Wir kommen mit dem Zug.');
});

test('a booking being sent is not interrupted; a refused one moves along, an accepted one does not', async () => {
  const answers: { resolve: (booking: unknown) => void; reject: (error: unknown) => void }[] = [];
  const { user, lifecycles, shell } = await open();
  shell.answer({
    'POST /api/bookings': () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  });
  await goToPayment(user);
  expect(lifecycles.canSwitch()).toBe('after-save');
  await acceptAndBook(user);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(lifecycles.canSwitch()).toBe('never');
  answers[0]?.reject(testProblem(503));
  await user.click(await screen.findByRole('button', { name: 'Nochmals senden' }));
  expect(lifecycles.canSwitch()).toBe('never');
  expect(lifecycles.snapshot()).toMatchObject({ values: { booker: { email: GAST.email } } });
  answers[1]?.resolve(aBooking());
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect([lifecycles.canSwitch(), lifecycles.snapshot()]).toEqual(['now', null]);
});

test('a draft that arrives at the payment step is booked there', async () => {
  const { user, lifecycles, shell } = await open();
  await goToPayment(user);
  const draft = lifecycles.snapshot() as { values: object };
  const message = 'Aus der Version davor';
  lifecycles.restore(structuredClone({ ...draft, values: { ...draft.values, message } }));
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(shell.api.calls.find(({ path }) => path === '/api/bookings')?.body).toMatchObject({ message });
});

const STRANGE = {
  version: 1,
  eventId: 'another',
  values: { booker: {}, bookingPersons: [{}, {}] },
  idempotencyKey: 'k',
  rejection: null,
};

test('a draft of another event is not shown, and is dropped once the page has its event', async () => {
  const { lifecycles, remount, shell } = await open();
  lifecycles.restore(STRANGE);
  expect(shell.drafts.load('booking/another')).toBeNull();
  await remount();
  await contactName();
  expect(screen.queryByRole('region', { name: 'Person 2' })).toBeNull();
  expect([shell.drafts.load('booking/another'), lifecycles.snapshot()]).toEqual([null, null]);
});

test.each([
  ['nothing', null],
  ['of another shape', { ...STRANGE, version: 2 }],
  ['without persons', { ...STRANGE, values: { booker: {} } }],
])('a draft of another version is ignored when it is %s', async (_what, state) => {
  const { lifecycles } = await open();
  lifecycles.restore(state);
  expect([lifecycles.canSwitch(), lifecycles.snapshot()]).toEqual(['now', null]);
});

test('leaving asks for confirmation once something is typed, and staying keeps the page', async () => {
  const { user, shell, address } = await open();
  await fill(user, part(/du selber/), EMERGENCY);
  shell.navigation.push('/agenda');
  const typed = document.activeElement;
  await user.click(await screen.findByRole('button', { name: 'Weiter buchen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(BOOKING_PATH);
  expect(document.activeElement).toBe(typed);
  shell.navigation.push('/agenda');
  await user.click(await screen.findByRole('button', { name: 'Verlassen' }));
  await waitFor(() => expect(address()).toBe('/agenda'));
});

test('between the steps nothing is asked', async () => {
  const { user, address } = await open();
  await goToPayment(user);
  await user.click(screen.getByRole('link', { name: 'Bucht und bezahlt: ändern' }));
  expect(await contactName()).toHaveProperty('value', 'Eva');
  expect(address()).toBe(BOOKING_PATH);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['zahlung', 'processing', 'bestaetigung'])(
  '%s without a draft begins at the first step',
  async (step) => {
    const { address } = await open(`${BOOKING_PATH}/${step}`);
    expect(address()).toBe(BOOKING_PATH);
  },
);
