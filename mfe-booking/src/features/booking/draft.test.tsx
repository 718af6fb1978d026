import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { EMERGENCY, fill, goToPayment, part, URS } from '../../testing/steps.ts';

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

test('what was typed goes into another version, which waits for it', async () => {
  const { user, lifecycles, shell } = await open();
  expect(lifecycles.canSwitch()).toBe('now');
  await fill(user, part(/du selber/), EMERGENCY);
  expect(lifecycles.canSwitch()).toBe('after-save');
  const snapshot = structuredClone(lifecycles.snapshot());
  shell.drafts.remove(`booking/${BOOKING_PATH.split('/')[2]}`);
  await fill(user, part(/du selber/), { 'Vorname Notfallkontakt': 'Ida' });
  lifecycles.restore(snapshot);
  await waitFor(async () => expect(await contactName()).toHaveProperty('value', 'Eva'));
});

test('another version gets every field, also before its page knows its event and where nothing is stored', async () => {
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

test('a draft of another event is not shown', async () => {
  const { lifecycles } = await open();
  const strange = {
    version: 1,
    eventId: 'another',
    values: { booker: {}, bookingPersons: [{}, {}] },
    idempotencyKey: 'k',
    rejection: null,
  };
  lifecycles.restore(strange);
  await Promise.resolve();
  expect(screen.queryByRole('region', { name: 'Person 2' })).toBeNull();
});

test('leaving asks once something is typed, and staying keeps the page', async () => {
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
  await user.click(screen.getByRole('link', { name: 'Angaben ändern' }));
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
