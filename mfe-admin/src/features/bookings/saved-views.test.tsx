import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

afterEach(() => localStorage.clear());

const views = () => within(screen.getByRole('navigation', { name: 'Gespeicherte Ansichten' }));

test('a view is saved under a name, found again and removed', async () => {
  const { user, address, remount } = await renderRemote('/admin/bookings?state=requested&page=2', {
    api: someAnswers,
  });
  await user.click(await screen.findByRole('button', { name: 'Ansicht speichern' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Gib der Ansicht einen Namen.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Name der Ansicht/ }), 'Angefragt{Enter}');
  expect(views().getByRole('link', { name: 'Angefragt' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: 'Ansicht speichern' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Alle Buchungen' }));
  await remount();
  await user.click(
    (await screen.findByRole('navigation', { name: 'Gespeicherte Ansichten' })).querySelector(
      'a',
    ) as HTMLElement,
  );
  expect(address()).toBe('/admin/bookings?state=requested');
  await user.click(views().getByRole('button', { name: 'Ansicht «Angefragt» löschen' }));
  expect(views().queryByRole('link')).toBeNull();
});

test('one name stands for one view', async () => {
  const { user } = await renderRemote('/admin/bookings?state=requested', { api: someAnswers });
  const save = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Ansicht speichern' }));
    await user.type(screen.getByRole('textbox', { name: /^Name der Ansicht/ }), `${name}{Enter}`);
  };
  await save('Meine');
  await user.click(screen.getByRole('button', { name: 'Eingegangen' }));
  await save('Meine');
  expect(screen.getByText(/^Eine Ansicht heisst schon so/)).toBeTruthy();
});
