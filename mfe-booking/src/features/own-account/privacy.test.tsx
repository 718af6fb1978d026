import {
  aBooking,
  aCollection,
  aCompany,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { part } from '../../testing/steps.ts';

const bookings = (...items: readonly object[]) => ({
  'GET /api/bookings': aCollection('/api/bookings', items),
});
const DELETE = 'DELETE /api/me';
const PASSWORD = 'Gipfel-2026!';

async function open(api: TestApiHandlers = {}, options = {}) {
  const usual = { ...bookings(aBooking({ state: 'completed' })), 'GET /api/company': aCompany() };
  const page = await renderRemote('/profil/datenschutz', {
    user: GAST,
    api: { ...usual, ...api },
    ...options,
  });
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const sent = () => page.shell.api.calls.filter(({ method }) => method !== 'GET');
  await screen.findByRole('heading', { level: 1, name: 'Datenschutz' });
  return { ...page, press, sent };
}

/** Up to the press that deletes. */
async function fillIn(page: Awaited<ReturnType<typeof open>>) {
  await page.press('Konto löschen …');
  await page.user.type(screen.getByLabelText('Dein Passwort', { selector: 'input' }), PASSWORD);
  await page.user.click(screen.getByRole('checkbox', { name: /nicht rückgängig machen/ }));
}

test('the own data are files to download, as PDF and JSON', async () => {
  await open();
  const links = part('Deine Daten herunterladen').getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['/api/me/export.pdf', true],
    ['/api/me/export.json', true],
  ]);
});

describe('deleting the account', () => {
  test('says what stays and why, and asks for password and tick', async () => {
    const page = await open({ [DELETE]: null });
    expect(page.shell.seen.head?.title).toBe('Datenschutz – Profil');
    expect(part('Konto löschen').getByText(/10 Jahre aufbewahren \(OR Artikel 958f\)/)).toBeTruthy();
    await page.press('Konto löschen …');
    expect(document.activeElement).toBe(screen.getByLabelText('Dein Passwort', { selector: 'input' }));
    await page.press('Konto endgültig löschen');
    expect(screen.getByText('Bitte fülle das Feld «Dein Passwort» aus.')).toBeTruthy();
    expect(screen.getByText('Bitte bestätige, dass du das weisst.')).toBeTruthy();
    expect(page.sent()).toEqual([]);
  });

  test('leads to a page for nobody, once the shell knows that nobody is here', async () => {
    const page = await open({ [DELETE]: null });
    const { session } = page.shell;
    // As the API answers from then on.
    Object.assign(session, {
      reload: async () => {
        Object.assign(session, { get: () => NOBODY });
      },
    });
    const NOBODY = { ...session.get(), user: null };
    await fillIn(page);
    await page.press('Konto endgültig löschen');
    await screen.findByRole('heading', { level: 1, name: 'Dein Konto ist gelöscht' });
    expect(page.address()).toBe('/profil/geloescht');
    expect(page.sent()).toMatchObject([{ path: '/api/me', body: { currentPassword: PASSWORD } }]);
  });

  test('keeps what was typed when the password is wrong', async () => {
    const message = 'Dieses Passwort stimmt nicht.';
    const page = await open({
      [DELETE]: () => {
        throw testProblem(422, { violations: [{ propertyPath: 'currentPassword', message }] });
      },
    });
    await fillIn(page);
    await page.press('Konto endgültig löschen');
    await screen.findByText(message);
    expect(document.activeElement).toBe(screen.getByLabelText('Dein Passwort', { selector: 'input' }));
    expect(page.address()).toBe('/profil/datenschutz');
  });

  test('waits for open bookings, and names them with the way out', async () => {
    await open(bookings(aBooking(), aBooking({ state: 'cancelled', id: 'other' })));
    const notice = within(await screen.findByRole('note'));
    notice.getByText('Du hast noch offene Buchungen');
    expect(notice.getAllByRole('listitem')).toHaveLength(1);
    expect(notice.getByRole('link', { name: aBooking().event.title }).getAttribute('href')).toBe(
      `/profil/buchung/${aBooking().id}`,
    );
    expect(notice.getByRole('link', { name: 'Teilnahme annullieren' }).getAttribute('href')).toBe(
      `/profil/buchung/${aBooking().id}/annullieren`,
    );
    expect((await notice.findByRole('link', { name: aCompany().phone })).getAttribute('href')).toMatch(
      /^tel:\d+$/,
    );
    expect(screen.queryByRole('button', { name: /Konto löschen/ })).toBeNull();
  });

  test('says in the server’s words what only the server knew', async () => {
    const detail = 'Du hast noch offene Buchungen. Sie müssen zuerst vorbei oder abgesagt sein.';
    const page = await open({
      [DELETE]: () => {
        throw testProblem(409, { type: '/problems/in-use', detail });
      },
    });
    await fillIn(page);
    await page.press('Konto endgültig löschen');
    await screen.findByText(detail);
  });

  test('is not for whoever has a role to give up first', async () => {
    await open({}, { user: { ...GAST, roles: ['ROLE_GUIDE'] } });
    await screen.findByText('Du gehörst zum Team');
    expect(screen.queryByRole('button', { name: /Konto löschen/ })).toBeNull();
  });
});

test('whoever acts as somebody else can neither download nor delete', async () => {
  await open({}, { impersonator: { fullName: 'Anna Admin', email: 'admin@firn.example' } });
  await screen.findByText(/Du handelst gerade für Gina Gast/);
  expect(screen.queryByRole('region')).toBeNull();
});

describe('the page after the deletion', () => {
  test('tells whoever is logged in that the account is still there', async () => {
    await renderRemote('/profil/geloescht', { user: GAST });
    await screen.findByRole('heading', { level: 1, name: 'Dein Konto gibt es noch' });
  });

  test('is there for nobody in particular', async () => {
    const { shell } = await renderRemote('/profil/geloescht');
    await screen.findByRole('heading', { level: 1, name: 'Dein Konto ist gelöscht' });
    await waitFor(() => expect(shell.seen.head?.title).toBe('Dein Konto ist gelöscht'));
  });
});
