import { aCollection, aNote, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/user/${USER_ID}`;
const answer = (overrides: Parameters<typeof aUser>[0]) => ({
  ...someAnswers,
  'GET /api/users/:id': aUser(overrides),
});
const button = () => screen.queryByRole('button', { name: /einloggen/ });
const SUPER = { email: 'super@firn.example', roles: ['ROLE_SUPER_ADMIN'] };

describe('a guest', () => {
  test('names itself in head and breadcrumbs, and says who changed what', async () => {
    const { shell } = await renderRemote(PATH, { api: someAnswers });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(shell.seen.breadcrumb).toBe('Gina Gast, G-1042');
    const history = await screen.findByRole('region', { name: 'Verlauf' });
    expect(within(history).getByRole('listitem').textContent).toMatch(/Anna Admin, geändert: Ort$/);
  });

  test('is changed by the form, of which only what changed is sent', async () => {
    const saved = aUser({ city: 'Elm', version: 2 });
    const { shell, user } = await renderRemote(PATH, {
      api: { ...someAnswers, 'PATCH /api/users/:id': saved },
    });
    const city = await screen.findByLabelText('Ort');
    await user.clear(city);
    await user.type(city, 'Elm');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
    const sent = shell.api.calls.find(({ method }) => method === 'PATCH');
    expect([sent?.body, sent?.ifMatch]).toEqual([{ city: 'Elm' }, '"1"']);
  });

  test('shows what goes to the old address once there is another one', async () => {
    const { shell, user } = await renderRemote(PATH, {
      api: {
        ...someAnswers,
        'PATCH /api/users/:id': {
          mails: [{ template: 'email_changed', to: 'gast@firn.example', subject: 'Adresse', text: 'Hallo' }],
        },
      },
    });
    const email = await screen.findByLabelText(/^E-Mail/);
    expect(screen.queryByText('Vorschau der Nachricht')).toBeNull();
    await user.clear(email);
    await user.click(email);
    await user.paste('neu@firn.example');
    await user.click(screen.getByText('Vorschau der Nachricht'));
    expect(await screen.findByText('An gast@firn.example')).toBeTruthy();
    const asked = shell.api.calls.filter(({ method }) => method === 'PATCH');
    expect(asked.map((call) => [call.searchParams.get('dryRun'), call.body, call.ifMatch])).toEqual([
      ['1', { email: 'neu@firn.example' }, '"1"'],
    ]);
  });

  test('has roles, of which an admin gives that of a guide only, and new groups', async () => {
    const saved = aUser({ roles: ['ROLE_GUIDE'], version: 2 });
    const { shell, user, address } = await renderRemote(PATH, {
      api: { ...someAnswers, 'PATCH /api/users/:id': saved },
    });
    await user.click(await screen.findByRole('link', { name: 'Rollen' }));
    expect(address()).toBe(`${PATH}/roles`);
    await user.click(await screen.findByRole('checkbox', { name: 'Guide' }));
    expect(screen.queryByRole('checkbox', { name: 'Administration' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Qualifikation'), 'Bergführung 3');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(shell.toasts.get()).toHaveLength(1));
    const sent = shell.api.calls.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ roles: ['ROLE_GUIDE'], guideLevel: 'guide3' });
  });

  test('has notes of the office, lists and bookings', async () => {
    const api = {
      ...answer({ groups: ['partner'] }),
      'GET /api/notes': aCollection('/api/notes', [aNote({ text: 'Ruft lieber an' })]),
    };
    const { shell, user } = await renderRemote(`${PATH}/notes`, { api });
    expect(await screen.findByText('Ruft lieber an')).toBeTruthy();
    const notes = shell.api.calls.find(({ path }) => path === '/api/notes');
    expect(notes?.searchParams.get('user')).toBe(`/api/users/${USER_ID}`);
    await user.click(screen.getByRole('link', { name: 'Listen' }));
    expect(await screen.findByText('Partner')).toBeTruthy();
    expect(await screen.findByText('Nie bestellt.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Buchungen' }));
    await screen.findByRole('table');
    const asked = shell.api.calls.find(({ path }) => path === '/api/bookings');
    expect(asked?.searchParams?.get('user')).toBe(`/api/users/${USER_ID}`);
  });

  test('has the newsletter of each address, with the proof of the consent', async () => {
    const proof = { textVersion: '2026-11', requestedFrom: '203.0.113.7', confirmedFrom: '203.0.113.9' };
    const times = { requestedAt: '2026-02-14T08:00:00.000Z', confirmedAt: '2026-02-14T08:10:00.000Z' };
    const record = (id: string, values: object) => ({
      '@id': `/api/newsletter_subscriptions/${id}`,
      '@type': 'NewsletterSubscription',
      id,
      ...proof,
      ...times,
      ...values,
    });
    const records = [
      record('a', { email: 'gast@firn.example', state: 'subscribed', unsubscribedAt: null }),
      record('b', { email: 'alt@firn.example', state: 'unsubscribed', unsubscribedAt: times.confirmedAt }),
    ];
    const path = '/api/newsletter_subscriptions';
    const { shell } = await renderRemote(`${PATH}/lists`, {
      api: { ...someAnswers, [`GET ${path}`]: aCollection(path, records) },
    });
    const current = within(await screen.findByRole('region', { name: 'Newsletter an gast@firn.example' }));
    const words = ['Abonniert', 'Sa, 14.02.2026, 09:10, aus 203.0.113.9', '2026-11'];
    for (const text of words) expect(current.getByText(text)).toBeTruthy();
    const former = within(screen.getByRole('region', { name: 'Newsletter an alt@firn.example' }));
    expect(former.getByText('Abbestellt')).toBeTruthy();
    const asked = shell.api.calls.find((call) => call.path === path);
    expect(asked?.searchParams?.get('user')).toBe(`/api/users/${USER_ID}`);
  });

  test('shows the error page for an unknown user', async () => {
    const { shell } = await renderRemote(PATH, {
      api: {
        'GET /api/users/:id': () => {
          throw testProblem(404);
        },
      },
    });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  });
});

describe('logging in as somebody', () => {
  test('makes the admin that person and leads to the start page', async () => {
    const { shell, user, address } = await renderRemote(PATH, { api: someAnswers });
    await user.click(await screen.findByRole('button', { name: 'Als Gina Gast einloggen' }));
    await waitFor(() => expect(address()).toBe('/'));
    const { user: now, impersonator } = shell.session.get();
    expect([now?.email, impersonator?.fullName]).toEqual(['gast@firn.example', 'Anna Admin']);
  });

  test('says so when the switch fails', async () => {
    const { shell, user, address } = await renderRemote(PATH, { api: someAnswers });
    shell.session.impersonate = () => Promise.reject(testProblem(403));
    await user.click(await screen.findByRole('button', { name: 'Als Gina Gast einloggen' }));
    await waitFor(() =>
      expect(shell.toasts.get()).toEqual([
        { variant: 'error', text: 'Der Wechsel zu Gina Gast hat nicht geklappt.' },
      ]),
    );
    expect(address()).toBe(PATH);
  });

  test.each([
    ['an admin', { roles: ['ROLE_ADMIN'] }, undefined, false],
    ['an admin, by a super admin', { roles: ['ROLE_ADMIN'] }, SUPER, true],
    ['a guide', { roles: ['ROLE_GUIDE'] }, undefined, true],
    ['somebody without e-mail', { email: null }, undefined, false],
    ['oneself', { id: '018f0000-0000-7000-8000-000000000001' }, SUPER, false],
  ])('is offered for %s: see last column', async (_whom, overrides, visitor, isOffered) => {
    await renderRemote(PATH, { api: answer(overrides), ...(visitor && { user: visitor }) });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(button() !== null).toBe(isOffered);
  });

  test('is not offered from within another impersonation', async () => {
    const impersonator = { fullName: 'Sara Super', email: 'super@firn.example' };
    await renderRemote(PATH, { api: someAnswers, impersonator });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(button()).toBeNull();
  });
});
