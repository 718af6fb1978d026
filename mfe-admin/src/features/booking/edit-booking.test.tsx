import { aBooking, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';
import { USER_ID } from '../../testing/fixtures.ts';

const PATCH = 'PATCH /api/bookings/:id';

async function edit(answer: (request: TestRequest) => unknown) {
  const shown = await openBooking({ booking: aBooking({ user: null }), api: { [PATCH]: answer } });
  const button = { name: 'Angaben bearbeiten' };
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

test('the contact is corrected; a new address shows the mail that it gets', async () => {
  const { user, form, save, sent } = await edit(({ searchParams, body }) =>
    searchParams.get('dryRun')
      ? {
          mails: [
            { template: 'booking_contact_changed', to: 'neu@firn.example', subject: 'Neu', text: 'Hallo' },
          ],
        }
      : aBooking({ booker: { ...aBooking().booker, ...(body as { booker: object }).booker }, version: 2 }),
  );
  expect(form.queryByText('Vorschau der Nachricht')).toBeNull();
  const email = form.getByRole('textbox', { name: /^E-Mail/ });
  await user.clear(email);
  await user.click(email);
  await user.paste('neu@firn.example');
  await user.click(await form.findByText('Vorschau der Nachricht'));
  expect(await form.findByText('An neu@firn.example')).toBeTruthy();
  await save();
  expect(await screen.findByRole('link', { name: 'neu@firn.example' })).toBeTruthy();
  const { fullName: _name, ...booker } = aBooking().booker;
  expect(sent('').at(-1)?.body).toEqual({ booker: { ...booker, email: 'neu@firn.example' } });
});

test('a refused field of the contact says so where it stands', async () => {
  const { user, form, save } = await edit(() => {
    const message = 'Bitte gib eine gültige Telefonnummer an.';
    throw testProblem(422, { violations: [{ propertyPath: 'booker.phone', message }] });
  });
  await user.type(form.getByRole('textbox', { name: /^Telefon/ }), '9');
  await save();
  expect(await form.findByText('Bitte gib eine gültige Telefonnummer an.')).toBeTruthy();
});

test('a guest without an account is led to', async () => {
  await openBooking({ booking: aBooking({ user: null, guest: `/api/users/${USER_ID}` }) });
  const link = await screen.findByRole('link', { name: 'Zum Gast' });
  expect(link.getAttribute('href')).toBe(`/admin/user/${USER_ID}`);
});
