import { REMEMBERED_EVENTS_KEY } from '@firn/shared-contracts/api';
import { aCollection, anEvent, PERSONAS, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENT_ID, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';
import '@firn/shared-ui/testing';

const GAST = PERSONAS.guest;

beforeEach(() => localStorage.clear());
afterEach(unmountAll);

const entry = {
  '@id': '/api/remembered_events/1',
  '@type': 'RememberedEvent',
  id: '1',
  event: anEvent(),
  user: null,
  createdAt: '2026-02-14T08:00:00.000Z',
};
const kept = () => JSON.parse(localStorage.getItem(REMEMBERED_EVENTS_KEY) ?? '[]') as string[];
const open = (overrides = {}, user: typeof GAST | undefined = undefined, path = `/event/${EVENT_ID}`) =>
  renderRemote({ path, ...(user && { user }), api: publicApi(overrides) });
const button = () => screen.findByRole('button', { name: 'Merken' });

describe('before the login', () => {
  test('the browser keeps the event, and says where to find it', async () => {
    const { shell } = await open();
    const user = userEvent.setup();
    await user.click(await button());
    expect(kept()).toEqual([EVENT_ID]);
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
    expect(shell.toasts.get()[0]?.text).toMatch(/^In diesem Browser gemerkt\. .* auf deiner Merkliste/);
    expect(screen.getByRole('link', { name: 'Zur Merkliste' }).getAttribute('href')).toBe('/merkliste');
    await user.click(await button());
    expect(kept()).toEqual([]);
    expect((await button()).getAttribute('aria-pressed')).toBe('false');
    expect(shell.api.calls.filter(({ path }) => path.includes('remembered'))).toEqual([]);
  });

  test('each card of the agenda has its star', async () => {
    await open({}, undefined, '/agenda');
    await userEvent.click(await screen.findByRole('button', { name: '«Galenstock» merken' }));
    expect(kept()).toHaveLength(1);
  });

  test('an event that is over cannot be put on the list', async () => {
    await open({ 'GET /api/events/:id': anEvent({ availability: 'past' }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Merken' })).toBeNull();
  });
});

describe('with an account', () => {
  test('what the browser kept joins the list once, the oldest first', async () => {
    localStorage.setItem(REMEMBERED_EVENTS_KEY, JSON.stringify(['newer', 'gone', 'older']));
    const posted: string[] = [];
    await open(
      {
        'POST /api/remembered_events': ({ body }: { readonly body: { readonly event: string } }) => {
          posted.push(body.event);
          if (body.event.endsWith('gone')) throw testProblem(422);
          return entry;
        },
        'GET /api/remembered_events': aCollection('/api/remembered_events', [entry]),
      },
      GAST,
    );
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
    expect(posted).toEqual(['/api/events/older', '/api/events/gone', '/api/events/newer']);
    expect(kept()).toEqual([]);
  });

  test.each([
    ['Merken, mit E-Mails', true, /wir mailen dir/],
    ['Merken, ohne E-Mails', false, /auf deiner Merkliste/],
  ])('the account keeps the event as it is asked: %s, and lets it go', async (answer, mails, said) => {
    const sent: unknown[] = [];
    const { shell } = await open(
      {
        'GET /api/remembered_events': aCollection('/api/remembered_events', []),
        'POST /api/remembered_events': ({ body }: { readonly body: unknown }) => {
          sent.push(body);
          return { ...entry, mails };
        },
        'DELETE /api/remembered_events/:id': null,
      },
      GAST,
    );
    const user = userEvent.setup();
    await user.click(await button());
    // Nothing is kept, and no mail is ordered, before the answer.
    expect(screen.getByRole('dialog').textContent).toContain('wenn nur noch 3 Plätze frei sind');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'));
    expect(sent).toEqual([{ event: `/api/events/${EVENT_ID}`, mails }]);
    expect(shell.toasts.get()[0]?.text).toMatch(said);
    await user.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('false'));
    expect(kept()).toEqual([]);
  });

  test('a full list says so', async () => {
    const detail = 'Deine Merkliste hat schon 100 Events. Bitte entferne zuerst einen.';
    const { shell } = await open(
      {
        'GET /api/remembered_events': aCollection('/api/remembered_events', []),
        'POST /api/remembered_events': () => {
          throw testProblem(409, { type: '/problems/merkliste-full', detail });
        },
      },
      GAST,
    );
    await userEvent.click(await button());
    await userEvent.click(screen.getByRole('button', { name: 'Merken, ohne E-Mails' }));
    await waitFor(() => expect(shell.toasts.get()).toEqual([{ variant: 'error', text: detail }]));
    expect((await button()).getAttribute('aria-pressed')).toBe('false');
  });
});
