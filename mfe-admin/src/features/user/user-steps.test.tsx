import { testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/user/${USER_ID}`;
const SUPER = { email: 'super@firn.example', roles: ['ROLE_SUPER_ADMIN'] };

async function open(answers: object = {}, stored = aUser(), visitor?: typeof SUPER) {
  const api = { ...someAnswers, 'GET /api/users/:id': stored, ...answers };
  const page = await renderRemote(PATH, { api, ...(visitor && { user: visitor }) });
  await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  const press = async (name: string) => page.user.click(screen.getByRole('button', { name }));
  const toasts = () => page.shell.toasts.get().map(({ text }) => text);
  return { ...page, sent, press, toasts };
}

describe('steps of an account', () => {
  test('locking says what it does, takes a reason, and shows the state', async () => {
    const locked = aUser({ userState: 'locked', version: 2 });
    const { user, press, sent } = await open({ 'POST /api/users/:id/transition': locked });
    await press('Sperren');
    const dialog = screen.getByRole('dialog', { name: 'Gina Gast sperren?' });
    await user.type(within(dialog).getByLabelText('Grund'), 'Droht dem Team');
    await user.click(within(dialog).getByRole('button', { name: 'Sperren' }));
    expect(await screen.findByRole('button', { name: 'Entsperren' })).toBeTruthy();
    expect(sent().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ to: 'locked', reason: 'Droht dem Team' }, '"1"'],
    ]);
    expect(screen.getAllByText('Gesperrt').length).toBeGreaterThan(0);
  });

  test('deleting leads back to the list; why it is refused is said', async () => {
    const detail = 'Es gibt noch offene Buchungen. Sie müssen zuerst vorbei oder abgesagt sein.';
    let isRefused = true;
    const { user, press, toasts, address } = await open({
      'POST /api/users/:id/transition': () => {
        const missing = [{ propertyPath: 'bookings', message: detail }];
        if (isRefused) throw testProblem(409, { type: '/problems/invalid-transition', detail, missing });
        return aUser({ userState: 'deleted', version: 2 });
      },
    });
    const confirm = async () => {
      await press('Löschen');
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    };
    await confirm();
    await waitFor(() => expect(toasts()).toEqual([detail]));
    expect(address()).toBe(PATH);
    isRefused = false;
    await confirm();
    await waitFor(() => expect(address()).toBe('/admin/user'));
  });

  test.each([
    ['an admin’s, by an admin', { roles: ['ROLE_ADMIN'] }, undefined, false],
    ['an admin’s, by a super admin', { roles: ['ROLE_ADMIN'] }, SUPER, true],
    ['the own', { id: '018f0000-0000-7000-8000-000000000001' }, SUPER, false],
  ])('of %s: see last column', async (_whose, overrides, visitor, isOffered) => {
    await open({}, aUser(overrides), visitor);
    expect(screen.queryByRole('button', { name: 'Sperren' }) !== null).toBe(isOffered);
    expect(screen.queryByRole('button', { name: 'Zusammenführen' }) !== null).toBe(isOffered);
  });

  test('an admin reads an admin’s data and does not change them', async () => {
    await open({}, aUser({ roles: ['ROLE_ADMIN'] }));
    expect(await screen.findByText(/^Konten der Administration/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
  });
});

describe('inviting', () => {
  const path = 'POST /api/users/:id/invitation';
  const invite = async (answer: unknown) => {
    const page = await open({ [path]: answer }, aUser({ hasAccount: false }));
    await page.press('Zum Konto einladen');
    const dialog = within(screen.getByRole('dialog', { name: 'Gina Gast einladen?' }));
    expect(dialog.getByText(/^gast@firn\.example erhält einen Link/)).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Einladen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return page;
  };

  test('writes to who has no account, which the page says', async () => {
    const { sent, toasts } = await invite(null);
    expect(toasts()).toEqual(['Die Einladung an gast@firn.example ist unterwegs.']);
    expect(sent().map(({ path: at }) => at)).toEqual([`/api/users/${USER_ID}/invitation`]);
    expect(screen.getByText('Ohne Konto')).toBeTruthy();
  });

  test('says why it is refused', async () => {
    const detail = '«Gina Gast» hat schon ein Konto.';
    const { toasts } = await invite(() => {
      throw testProblem(409, { type: '/problems/has-account', detail });
    });
    expect(toasts()).toEqual([detail]);
  });

  test.each([
    ['who has an account', { hasAccount: true }],
    ['who is locked', { hasAccount: false, userState: 'locked' }],
    ['an admin, by an admin', { hasAccount: false, roles: ['ROLE_ADMIN'] }],
  ] as const)('is not offered for %s', async (_whom, overrides) => {
    await open({}, aUser(overrides as Parameters<typeof aUser>[0]));
    expect(screen.queryByRole('button', { name: 'Zum Konto einladen' })).toBeNull();
  });
});

describe('a lost second factor', () => {
  const path = 'DELETE /api/users/:id/second-factor';
  const button = 'Zweiten Faktor entfernen';
  const removeWith = async (answer: unknown) => {
    const page = await open({ [path]: answer }, aUser({ hasAccount: true }), SUPER);
    await page.press(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Zweiten Faktor von Gina Gast entfernen?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Entfernen' }));
    expect(dialog.getByText(/^Bitte gib an, warum/)).toBeTruthy();
    await page.user.type(dialog.getByLabelText(/^Grund/), ' Telefon verloren ');
    await page.user.click(dialog.getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const removals = page.shell.api.calls.filter(({ method }) => method === 'DELETE');
    return { ...page, removals };
  };

  test('is removed by a super admin, who says why', async () => {
    const { removals, toasts } = await removeWith(null);
    expect(removals.map(({ path: at, body }) => [at, body])).toEqual([
      [`/api/users/${USER_ID}/second-factor`, { reason: 'Telefon verloren' }],
    ]);
    expect(toasts()).toEqual(['Gina Gast kann sich wieder mit dem Passwort anmelden.']);
  });

  test('says why it is refused', async () => {
    const detail = 'Diese Person hat weder zweiten Faktor noch Passkeys.';
    const { toasts } = await removeWith(() => {
      throw testProblem(409, { type: '/problems/no-second-factor', detail });
    });
    expect(toasts()).toEqual([detail]);
  });

  test('stands in the history with its reason', async () => {
    const [entry] = someAnswers['GET /api/users/:id/history']['hydra:member'];
    const removed = {
      ...entry,
      action: 'user.factors_removed',
      changes: { reason: { from: null, to: 'Telefon verloren' } },
    };
    await open({
      'GET /api/users/:id/history': {
        ...someAnswers['GET /api/users/:id/history'],
        'hydra:member': [removed, { ...removed, id: 'undone', changes: {} }],
      },
    });
    const words = /Anna Admin, zweiten Faktor und Passkeys entfernt \(«Telefon verloren»\)$/;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/zweiten Faktor und Passkeys entfernt$/)).toBeTruthy();
  });

  test.each([
    ['an admin', {}, undefined],
    ['a super admin for themselves', { id: '018f0000-0000-7000-8000-000000000001' }, SUPER],
    ['a super admin for who has no account', { hasAccount: false }, SUPER],
  ])('is not offered to %s', async (_who, overrides, visitor) => {
    await open({}, aUser({ hasAccount: true, ...overrides }), visitor);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});

describe('merging', () => {
  const other = aUser({
    id: '018f0000-0000-7000-8000-000000000999',
    '@id': '/api/users/018f0000-0000-7000-8000-000000000999',
    fullName: 'Gina Gast-Meier',
    email: 'zweite@firn.example',
  });
  const preview = {
    '@id': `/api/users/${USER_ID}/merge`,
    '@type': 'UserMerge',
    moved: [{ label: 'Buchungen', count: 3 }],
    differences: [
      { field: 'birthday', kept: null, other: '1987-01-19' },
      { field: 'phone', kept: null, other: '+41790000001' },
      { field: 'email', kept: 'gast@firn.example', other: 'zweite@firn.example' },
    ],
    newsletter: null,
  };

  test('shows what moves and differs, and takes the ticked fields', async () => {
    const { user, press, sent, toasts } = await open({
      'GET /api/users': { ...someAnswers['GET /api/users'], 'hydra:member': [other] },
      'POST /api/users/:id/merge': ({ body }: { readonly body: { readonly dryRun: boolean } }) =>
        body.dryRun ? preview : aUser({ phone: '+41790000001', version: 2 }),
    });
    await press('Zusammenführen');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }));
    expect(await dialog.findByText('Bitte wähle das andere Konto.')).toBeTruthy();
    await user.type(dialog.getByRole('combobox', { name: 'Das andere Konto' }), 'gina');
    await user.click(await dialog.findByRole('option', { name: /Gina Gast-Meier/ }));
    expect(await dialog.findByText('3 Buchungen')).toBeTruthy();
    await user.click(dialog.getByLabelText('Telefon: «+41 79 000 00 01» statt «nichts»'));
    await user.click(dialog.getByRole('button', { name: 'Zusammenführen' }));
    await waitFor(() => expect(toasts()).toEqual(['Die beiden Konten sind zusammengeführt.']));
    expect(sent().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ from: other['@id'], take: [], dryRun: true }, '"1"'],
      [{ from: other['@id'], take: ['phone'], dryRun: false }, '"1"'],
    ]);
  });

  test('says who gets the newsletter then, and anew once the other address is taken', async () => {
    const newsletterOf = (take: readonly string[]) =>
      take.includes('email')
        ? { stays: 'unsubscribed', goes: 'subscribed', result: 'unsubscribed' }
        : { stays: 'subscribed', goes: null, result: 'subscribed' };
    const { user, press } = await open({
      'GET /api/users': { ...someAnswers['GET /api/users'], 'hydra:member': [other] },
      'POST /api/users/:id/merge': ({ body }: { readonly body: { readonly take: string[] } }) => ({
        ...preview,
        newsletter: newsletterOf(body.take),
      }),
    });
    await press('Zusammenführen');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'Das andere Konto' }), 'gina');
    await user.click(await dialog.findByRole('option', { name: /Gina Gast-Meier/ }));
    expect(await dialog.findByText('Newsletter danach: Abonniert')).toBeTruthy();
    expect(dialog.getByText(/die bleibt: Abonniert; an der anderen: Nie bestellt\./)).toBeTruthy();
    expect(dialog.getByLabelText('Geburtstag: «19.01.1987» statt «nichts»')).toBeTruthy();
    await user.click(dialog.getByLabelText(/^E-Mail: /));
    expect(await dialog.findByText('Newsletter danach: Abbestellt')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^E-Mail: /).checked).toBe(true);
  });

  test('says why it is refused', async () => {
    const message = 'Wer führt oder im Büro arbeitet, behält das eigene Konto.';
    const { user, press } = await open({
      'GET /api/users': { ...someAnswers['GET /api/users'], 'hydra:member': [other] },
      'POST /api/users/:id/merge': () => {
        throw testProblem(422, { violations: [{ propertyPath: 'from', message }] });
      },
    });
    await press('Zusammenführen');
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'Das andere Konto' }), 'gina');
    await user.click(await dialog.findByRole('option', { name: /Gina Gast-Meier/ }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});
