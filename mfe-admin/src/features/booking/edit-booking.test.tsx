import { aBooking, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';
import { USER_ID } from '../../testing/fixtures.ts';

const PATCH = 'PATCH /api/bookings/:id';

async function edit(answer: (request: TestRequest) => unknown) {
  const shown = await openBooking({ booking: aBooking({ user: null }), api: { [PATCH]: answer } });
  const button = { name: 'Nachricht und Konto bearbeiten' };
  await shown.user.click(screen.getByRole('button', button));
  const form = within(await screen.findByRole('form', { name: 'Buchung bearbeiten' }));
  return {
    ...shown,
    form,
    button,
    save: () => shown.user.click(form.getByRole('button', { name: 'Speichern' })),
  };
}

test('message and account are changed where they stand, with the version they were read in', async () => {
  const { user, form, save, sent, button } = await edit(({ body }) =>
    aBooking({ ...(body as object), version: 2 }),
  );
  await user.type(form.getByRole('textbox', { name: 'Nachricht des Gastes' }), 'Kommt mit dem Auto');
  await user.type(form.getByRole('combobox', { name: /^Konto/ }), 'Gina');
  await user.click(await screen.findByRole('option', { name: /gast@firn\.example/ }));
  await save();
  const opener = await screen.findByRole('button', button);
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.getByText('Kommt mit dem Auto')).toBeTruthy();
  expect(sent('').map(({ path, body, ifMatch }) => [path, body, ifMatch])).toEqual([
    [aBooking()['@id'], { message: 'Kommt mit dem Auto', user: `/api/users/${USER_ID}` }, '"1"'],
  ]);
});

test('a change that was refused stays typed', async () => {
  const { user, form, save } = await edit(() => {
    throw testProblem(422, { violations: [{ propertyPath: 'message', message: 'Das ist zu lang.' }] });
  });
  const field = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht des Gastes' });
  await user.type(field, 'Zug');
  await save();
  expect(await form.findByText('Das ist zu lang.')).toBeTruthy();
  expect(field.value).toBe('Zug');
});
