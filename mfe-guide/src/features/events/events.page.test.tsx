import {
  aCollection,
  anEvent,
  aParticipant,
  GUIDE_IRI,
  PERSONAS,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ownEvent } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const prepared = anEvent({
  id: 'prepared',
  title: 'Spontan aufs Balmhorn',
  state: 'prepared',
  published: false,
});

function events({ searchParams }: TestRequest) {
  const isPrepared = searchParams.get('state') === 'prepared' || searchParams.has('published');
  return aCollection('/api/events', [isPrepared ? prepared : ownEvent]);
}

const api = {
  'GET /api/guide_assignments': aCollection('/api/guide_assignments', []),
  'GET /api/events': events,
  'GET /api/booking_persons': aCollection('/api/booking_persons', [aParticipant()]),
};

describe("a guide's events", () => {
  test('shows the upcoming ones with place and number of persons, requesting only their own', async () => {
    const { shell } = await renderRemote('/guide/events', { api });
    const upcoming = within(await screen.findByRole('region', { name: 'Anstehend' }));
    const link = await upcoming.findByRole('link', { name: 'Allalinhorn über den Hohlaubgrat' });
    expect(link.getAttribute('href')).toBe(`/profil/tour/${ownEvent.id}`);
    expect(upcoming.getByText('Sa, 11.07. – So, 12.07.2026')).toBeTruthy();
    expect(upcoming.getByText('2 von 8 Personen')).toBeTruthy();
    expect(link.closest('li')?.querySelector('[data-slot="guide-tour-tools"]')).toBeTruthy();
    const asked = shell.api.calls.filter(({ path }) => path === '/api/events');
    for (const call of asked) expect(call.searchParams.get('guides')).toBe(GUIDE_IRI);
    expect(asked[0]?.searchParams.get('end[after]')).toBe('2026-02-14T11:00:00.000Z');
  });

  test('says of an open one that its deadline is over', async () => {
    const late = { ...ownEvent, state: 'open' as const, registrationDeadline: '2026-02-13T22:59:00.000Z' };
    await renderRemote('/guide/events', {
      api: { ...api, 'GET /api/events': aCollection('/api/events', [late]) },
    });
    const upcoming = within(await screen.findByRole('region', { name: 'Anstehend' }));
    expect(await upcoming.findByText('Anmeldeschluss vorbei')).toBeTruthy();
    expect(upcoming.queryByText('Buchbar')).toBeNull();
  });

  test('shows prepared events once, as a separate group', async () => {
    const { shell } = await renderRemote('/guide/events', { api });
    const group = within(await screen.findByRole('region', { name: 'Noch nicht veröffentlicht' }));
    expect(await group.findAllByRole('link', { name: 'Spontan aufs Balmhorn' })).toHaveLength(1);
    const asked = shell.api.calls.filter(({ path }) => path === '/api/events').slice(1);
    expect(
      asked
        .map(({ searchParams: query }) => query)
        .map((query) => [query.get('state'), query.get('type'), query.get('published')]),
    ).toEqual([
      ['prepared', 'spontaneous_tour', null],
      [null, null, 'false'],
    ]);
  });

  test('unfolds the participants of an event', async () => {
    const { shell, user } = await renderRemote('/guide/events', { api });
    const upcoming = within(await screen.findByRole('region', { name: 'Anstehend' }));
    expect(shell.api.calls.some(({ path }) => path === '/api/booking_persons')).toBe(false);
    await user.click(await upcoming.findByText('Teilnehmende'));
    const person = within(await upcoming.findByRole('list', { name: 'Teilnehmende' }));
    for (const text of [
      'Gina Gast',
      '36 Jahre',
      /Nüsse, Notfallset/,
      /Balmhorn/,
      'SAC-Mitglied, Vegetarisch',
    ]) {
      expect(person.getByText(text)).toBeTruthy();
    }
    const numbers = person.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(['tel:+41791234567', 'tel:+41797654321']);
    expect(shell.api.calls.at(-1)?.searchParams.get('event')).toBe(ownEvent['@id']);
  });

  test('says so when nobody has booked yet', async () => {
    const none = { ...api, 'GET /api/booking_persons': aCollection('/api/booking_persons', []) };
    const { user } = await renderRemote('/guide/events', { api: none });
    const upcoming = within(await screen.findByRole('region', { name: 'Anstehend' }));
    await user.click(await upcoming.findByText('Teilnehmende'));
    expect(await upcoming.findByText('Noch niemand angemeldet.')).toBeTruthy();
  });

  test('says so when there is nothing', async () => {
    await renderRemote('/guide/events', { api: { 'GET /api/events': aCollection('/api/events', []) } });
    expect(await screen.findByText('Keine anstehenden Events.')).toBeTruthy();
    expect(await screen.findByText('Alles ist veröffentlicht.')).toBeTruthy();
  });

  test('offers a retry when a list cannot be loaded', async () => {
    const { shell, user } = await renderRemote('/guide/events', {
      api: {
        'GET /api/events': (request: TestRequest) => {
          if (request.searchParams.has('end[after]')) throw testProblem(400);
          return events(request);
        },
      },
    });
    const upcoming = within(await screen.findByRole('region', { name: 'Anstehend' }));
    await upcoming.findByRole('alert');
    shell.answer(api);
    await user.click(upcoming.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await upcoming.findByRole('link', { name: /Allalinhorn/ })).toBeTruthy();
  });

  test('shows admins all events', async () => {
    const { shell } = await renderRemote('/guide/events', { api, user: { roles: ['ROLE_ADMIN'] } });
    await screen.findByRole('link', { name: /Allalinhorn/ });
    expect(shell.api.calls[0]?.searchParams.has('guides')).toBe(false);
    expect(screen.getByRole('link', { name: 'Alle Events' })).toBeTruthy();
  });

  test.each([
    ['a partner guide without permissions', PERSONAS['partner-basic']],
    ['a guide who may only create tours', { ...PERSONAS['guide-basic'], tourCreatePermission: true }],
  ])('leads %s to the days they are free on', async (_who, user) => {
    await renderRemote('/guide/events', { api, user });
    const views = within(await screen.findByRole('navigation', { name: 'Ansichten' }));
    expect(views.getByRole('link', { name: 'Verfügbarkeit' }).getAttribute('href')).toBe(
      '/guides/availability',
    );
  });

  test('shows past events without a report on a separate page', async () => {
    const { shell, user, address } = await renderRemote('/guide/events', { api });
    await user.click(await screen.findByRole('link', { name: 'Vergangen, nicht fertig' }));
    const past = within(await screen.findByRole('region', { name: 'Vergangen, Rapport fehlt' }));
    expect(await past.findByRole('link', { name: /Allalinhorn/ })).toBeTruthy();
    expect(address()).toBe('/guide/events/vergangen-nicht-fertig');
    const { searchParams } = shell.api.calls.at(-1) ?? {};
    expect([searchParams?.get('end[before]'), searchParams?.get('guideFinished')]).toEqual([
      '2026-02-14T11:00:00.000Z',
      'false',
    ]);
  });
});
