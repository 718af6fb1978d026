import { type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const CONFIRM = 'POST /api/me/email/confirm';
const UNDO = 'POST /api/me/email/undo';

async function open(path: string, api: TestApiHandlers = {}, options = {}) {
  const page = await renderRemote(`/profil/e-mail/geheim/${path}`, { api, ...options });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const answers = (status: number) => () => {
  throw testProblem(status);
};
const heading = (name: string) => screen.findByRole('heading', { name });
const confirmButton = () => screen.getByRole('button', { name: 'Adresse bestätigen' });

describe('the link to the new address', () => {
  test('changes nothing when it is opened, and once on the press of its button', async () => {
    const { user, shell } = await open('bestaetigen', { [CONFIRM]: null });
    expect(shell.api.calls).toEqual([]);
    expect(shell.seen.head).toMatchObject({ title: 'Neue E-Mail-Adresse bestätigen', robots: 'noindex' });
    await user.click(confirmButton());
    await heading('Deine neue Adresse gilt');
    expect(shell.api.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/me/email/confirm', { verificationCode: 'geheim' }],
    ]);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/login');
  });

  test('leads whoever is logged in back to their account', async () => {
    const { user } = await open('bestaetigen', { [CONFIRM]: null }, { user: GAST });
    await user.click(confirmButton());
    const link = await screen.findByRole('link', { name: 'Anmeldung und Sicherheit' });
    expect(link.getAttribute('href')).toBe('/profil/konto');
  });

  test.each([
    [410, 'Dieser Link gilt nicht mehr'],
    [422, 'Dieser Link gilt nicht mehr'],
    [409, 'Diese Adresse hat ein anderes Konto'],
  ])('answered with %s, it says so', async (status, title) => {
    const { user } = await open('bestaetigen', { [CONFIRM]: answers(status) });
    await user.click(confirmButton());
    await heading(title);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without an answer the button stays', async () => {
    const { user, shell } = await open('bestaetigen', { [CONFIRM]: answers(0) });
    await user.click(confirmButton());
    expect(await screen.findByText('Das hat nicht geklappt.')).toBeTruthy();
    shell.answer({ [CONFIRM]: null });
    await user.click(confirmButton());
    await heading('Deine neue Adresse gilt');
  });

  test('has no button for whoever acts as somebody else', async () => {
    const impersonator = { fullName: 'Anna Admin', email: 'admin@firn.example' };
    await open('bestaetigen', {}, { user: GAST, impersonator });
    expect(screen.getByText(/^Du handelst gerade für Gina Gast/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the link to the old address', () => {
  test('gives it back and leads to a new password', async () => {
    const { user, shell } = await open('zuruecknehmen', { [UNDO]: null });
    expect(shell.api.calls).toEqual([]);
    expect(
      screen.getByText(/macht das Passwort ungültig und entfernt Passkeys und zweiten Faktor/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alte Adresse zurückholen' }));
    await heading('Dein Konto hat wieder die alte Adresse');
    expect(screen.getByText(/Link für ein neues haben wir dir an die alte Adresse geschickt/)).toBeTruthy();
    expect(screen.getByText(/noch einen Code, den du nicht hast, melde dich bei uns/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Neues Passwort setzen' });
    expect(link.getAttribute('href')).toBe('/passwort-vergessen');
  });

  test('says what is done and what the office does where somebody else has the address', async () => {
    const { user } = await open('zuruecknehmen', { [UNDO]: answers(409) });
    await user.click(screen.getByRole('button', { name: 'Alte Adresse zurückholen' }));
    await heading('Diese Adresse hat ein anderes Konto');
    expect(screen.getByText(/Alle Anmeldungen sind beendet.* dein Konto ist gesperrt/)).toBeTruthy();
    expect(screen.getByText(/^Ruf uns an\. .* geben sie deinem Konto zurück/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without an answer, nothing is said to be done and the button stays', async () => {
    const { user } = await open('zuruecknehmen', { [UNDO]: answers(0) });
    const press = () => user.click(screen.getByRole('button', { name: 'Alte Adresse zurückholen' }));
    await press();
    expect(await screen.findByText('Das hat nicht geklappt.')).toBeTruthy();
    await press();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alte E-Mail-Adresse zurückholen');
  });

  test('says when it is over', async () => {
    const { user } = await open('zuruecknehmen', { [UNDO]: answers(410) });
    await user.click(screen.getByRole('button', { name: 'Alte Adresse zurückholen' }));
    await heading('Dieser Link gilt nicht mehr');
    expect(screen.getByText(/nach 7 Tagen abgelaufen/)).toBeTruthy();
  });
});
