import type { GuideSearchResponse } from '@firn/shared-contracts/api';
import { aCollection, anEvent, type TestRequest } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aGuideSummary, EVENT_ID } from '../../testing/fixtures.ts';
import { aGuideChange } from '../../testing/guide-change.ts';
import {
  aCandidate,
  aGuideSearch,
  guideSearchAnswers,
  someCandidates,
} from '../../testing/guide-searches.ts';
import { renderRemote } from '../../testing/render.ts';

const isPost = ({ method }: { readonly method: string }) => method === 'POST';

describe('guides of an event', () => {
  const guide = { ...aGuideSummary, '@id': `/api/users/${aGuideSummary.id}` };
  const conflict = (needsReason: boolean) => ({
    '@id': '/api/guide_assignments/conflicts',
    '@type': 'AssignmentConflicts',
    conflicts: [{ kind: 'overlap', message: 'Führt dann E-102-1.', needsReason }],
  });

  async function pick(needsReason: boolean) {
    const shown = await renderRemote('/admin/events', {
      api: {
        ...someAnswers,
        'GET /api/guide_candidates': someCandidates([aCandidate(1, { guide, answer: 'declined' })]),
        'GET /api/guide_assignments/conflicts': conflict(needsReason),
        'POST /api/guide_assignments': { '@id': '/api/guide_assignments/1', id: '1', version: 1 },
      },
    });
    const { user, shell } = shown;
    await user.click(await screen.findByRole('button', { name: /Guide von E-101-1 ändern$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guides von E-101-1' }));
    const option = await dialog.findByRole('option', {
      name: 'Beat Berger · Frei · Bergführung 2, qualifiziert · hat abgelehnt · 2 Tage diese Saison',
    });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Guide' }), option);
    await dialog.findByText('Führt dann E-102-1.');
    const sent = () => shell.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return {
      ...shown,
      dialog,
      sent,
      send: () => user.click(dialog.getByRole('button', { name: 'Anfragen' })),
    };
  }

  test('what speaks against a guide is shown before anybody is asked', async () => {
    const { shell, send, sent } = await pick(false);
    await send();
    const asked = { event: `/api/events/${EVENT_ID}`, guide: guide['@id'], state: 'asked' };
    await waitFor(() => expect(sent()).toEqual([asked]));
    await waitFor(() =>
      expect(shell.toasts.get().map(({ text }) => text)).toEqual(['Beat Berger ist angefragt.']),
    );
  });

  test('an overlap needs a reason', async () => {
    const { dialog, user, send, sent } = await pick(true);
    await send();
    expect(dialog.getByText('Schreib, warum der Guide trotzdem zugeteilt wird.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Warum trotzdem/ }), 'Wechselt am Mittag');
    await send();
    await waitFor(() => expect(sent()[0]).toMatchObject({ overrideReason: 'Wechselt am Mittag' }));
  });

  const assigned = (state: 'asked' | 'accepted') =>
    anEvent({
      assignments: [
        {
          '@id': '/api/guide_assignments/7',
          '@type': 'EventAssignment',
          id: '7',
          version: 3,
          guide,
          state,
        },
      ],
    });

  test('one falls out: who is asked in turn, how long each has, and that it is under way', async () => {
    let running: readonly GuideSearchResponse[] = [];
    const busy = aCandidate(3, { standing: 'busy', mayBeAsked: false });
    const { user, shell } = await renderRemote('/admin/events', {
      api: {
        'GET /api/events': aCollection('/api/events', [assigned('accepted')]),
        'GET /api/guide_candidates': someCandidates([
          aCandidate(1),
          aCandidate(5, { answer: 'declined', distanceKm: 12 }),
          busy,
          aCandidate(4, { guide }),
        ]),
        'GET /api/guide_searches': () => aCollection('/api/guide_searches', [...running]),
        'POST /api/guide_assignments/:id/transition': aGuideChange(),
        'POST /api/guide_searches': () => {
          running = [aGuideSearch()];
          return aGuideSearch();
        },
        'POST /api/guide_searches/:id/stop': () => {
          running = [];
          return aGuideSearch({ state: 'stopped' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Guide von E-101-1 ändern$/ }));
    await user.click(await screen.findByRole('button', { name: 'Guide fällt aus: Beat Berger' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Beat Berger fällt aus' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Guide 5' }));
    expect(dialog.getByText(/hat abgelehnt · 12 km entfernt/)).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Guide 1' }));
    expect(dialog.getByRole('checkbox', { name: '1. Guide 5' })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: 'Guide 3' })).toHaveProperty('disabled', true);
    expect(dialog.queryByRole('checkbox', { name: /Beat Berger/ })).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Zeit für die Antwort' }), '4 Stunden');
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Knie');
    await user.click(dialog.getByRole('button', { name: 'Ersatz anfragen' }));
    const state = within(await screen.findByRole('region', { name: 'Ein Guide wird gesucht' }));
    expect(state.getByText('Guide 1: Angefragt, Antwort bis 15.02.26, 10:00')).toBeTruthy();
    expect(state.getByText('Guide 2: Noch nicht angefragt')).toBeTruthy();
    const [sent] = shell.api.calls.filter(({ path }) => path === '/api/guide_searches').filter(isPost);
    expect(sent?.body).toEqual({
      event: `/api/events/${EVENT_ID}`,
      assignment: '/api/guide_assignments/7',
      guides: [aCandidate(5), aCandidate(1)].map((candidate) => candidate.guide['@id']),
      hours: 4,
      reason: 'Knie',
      tell: ['guides'],
      seal: 'seen',
    });
    await user.click(state.getByRole('button', { name: 'Suche beenden' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ein Guide wird gesucht' })).toBeNull());
  });

  test('nobody falls out without somebody to ask, and where nobody leads, guides are asked in turn', async () => {
    const { user, shell } = await renderRemote('/admin/events', {
      api: {
        ...guideSearchAnswers,
        'GET /api/events': aCollection('/api/events', [assigned('accepted')]),
        'POST /api/guide_assignments/:id/transition': aGuideChange(),
        'POST /api/guide_searches': aGuideSearch(),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Guide von E-101-1 ändern$/ }));
    await user.click(await screen.findByRole('button', { name: 'Guide fällt aus: Beat Berger' }));
    await screen.findByRole('checkbox', { name: 'Guide 1' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ersatz anfragen' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: 'Ersatz anfragen' }));
    expect(await screen.findByText('Wähle mindestens einen Guide.')).toBeTruthy();
    const searches = () =>
      shell.api.calls.filter(({ path }) => path === '/api/guide_searches').filter(isPost);
    expect(searches()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await user.click(await screen.findByRole('button', { name: 'Der Reihe nach anfragen' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Guide 1' }));
    await user.click(screen.getByRole('button', { name: 'Anfragen' }));
    await waitFor(() =>
      expect(searches()).toMatchObject([{ body: { guides: [aCandidate(1).guide['@id']], hours: 24 } }]),
    );
  });

  test('says who was asked, and withdraws with the version of the assignment', async () => {
    const { user, shell } = await renderRemote('/admin/events', {
      api: {
        ...guideSearchAnswers,
        'GET /api/events': aCollection('/api/events', [assigned('asked')]),
        'POST /api/guide_assignments/:id/transition': ({ body }: TestRequest) =>
          (body as { dryRun?: boolean }).dryRun
            ? aGuideChange()
            : { '@id': '/api/guide_assignments/7', version: 4 },
      },
    });
    expect(await screen.findByText('Beat Berger (angefragt)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Guide von E-101-1 ändern$/ }));
    await user.click(await screen.findByRole('button', { name: 'Beat Berger zurückziehen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Beat Berger zurückziehen?' }));
    await question.findByRole('checkbox', { name: 'Guides (1)' });
    await user.click(question.getByRole('button', { name: 'Zurückziehen' }));
    await waitFor(() =>
      expect(shell.toasts.get().map(({ text }) => text)).toEqual([
        'Die Zuteilung von Beat Berger ist zurückgezogen.',
      ]),
    );
    const call = shell.api.calls.findLast(({ method }) => method === 'POST');
    expect([call?.body, call?.ifMatch]).toEqual([{ to: 'withdrawn', tell: ['guides'], seal: 'seen' }, '"3"']);
    expect(await screen.findByRole('button', { name: 'Rückgängig machen' })).toBeTruthy();
  });
});
