import { aBooking, createTestShell, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BOOKING_STATE_LABELS } from '../labels/index.ts';
import { FirnMantineProvider } from '../mantine/provider.tsx';
import { createQueryClient } from '../query/query-client.ts';
import { ShellProvider } from '../remote/shell-context.tsx';
import { ShellRouter } from '../remote/shell-router.tsx';
import { resource } from '../resource/resource.ts';
import { ResourcePage } from './resource-page.tsx';

const PATH = '/admin/bookings/7';
const booking = { ...aBooking(), changedBy: 'Petra Meier', changedAt: '2026-02-14T13:02:00Z' };

function show(options: { readonly path?: string; readonly api?: TestApiHandlers } = {}) {
  const shell = createTestShell({
    path: options.path ?? PATH,
    api: options.api ?? { 'GET /api/bookings/:id': booking },
  });
  render(
    <ShellProvider shell={shell}>
      <QueryClientProvider client={createQueryClient()}>
        <ShellRouter navigation={shell.navigation}>
          <FirnMantineProvider>
            <ResourcePage
              resource={resource('bookings')}
              id="7"
              title="Buchung"
              nameOf={({ booker }) => booker.fullName}
              codeOf={({ bookingNumber }) => bookingNumber}
              statusOf={({ state }) => BOOKING_STATE_LABELS[state]}
              actions={() => <button type="button">Bestätigen</button>}
              tabs={[
                { path: PATH, text: 'Übersicht' },
                { path: `${PATH}/people`, text: 'Personen' },
              ]}
            >
              {({ event }) => <p>{event.title}</p>}
            </ResourcePage>
          </FirnMantineProvider>
        </ShellRouter>
      </QueryClientProvider>
    </ShellProvider>,
  );
  return { shell, user: userEvent.setup({ delay: null }) };
}

const failing = (status: number) => ({
  'GET /api/bookings/:id': () => {
    throw testProblem(status);
  },
});

describe('the page of an item', () => {
  test('keeps name, code, status, actions and tabs on every page of the record', async () => {
    const { shell, user } = show();
    expect(screen.getByRole('status', { name: 'Wird geladen …' })).toBeTruthy();
    const isWhole = async () => {
      expect(await screen.findByRole('heading', { level: 1, name: 'Gina Gast' })).toBeTruthy();
      for (const text of ['B-2026-00042', 'Bestätigt', 'Allalinhorn über den Hohlaubgrat']) {
        expect(screen.getByText(text)).toBeTruthy();
      }
      expect(screen.getByRole('button', { name: 'Bestätigen' })).toBeTruthy();
      expect(screen.getByText('Zuletzt geändert von Petra Meier am Sa, 14.02.2026, 14:02')).toBeTruthy();
      expect(shell.seen.breadcrumb).toBe('Gina Gast, B-2026-00042');
    };
    await isWhole();
    expect(shell.seen.head?.title).toBe('Gina Gast, B-2026-00042');
    await user.click(screen.getByRole('link', { name: 'Personen' }));
    await isWhole();
    expect(shell.seen.head?.title).toBe('Personen – Gina Gast, B-2026-00042');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Personen');
  });

  test('leads back to the list it was opened from, on every page of the record', async () => {
    const { shell, user } = show();
    expect(await screen.findByRole('heading', { name: 'Gina Gast' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Zurück zur Liste' })).toBeNull();
    const list = '/admin/bookings?state=requested&page=2';
    act(() => shell.navigation.push(PATH, { from: list }));
    await user.click(await screen.findByRole('link', { name: 'Personen' }));
    expect(screen.getByRole('link', { name: 'Zurück zur Liste' }).getAttribute('href')).toBe(list);
  });

  test.each([403, 404, 410])('leaves status %s to the error page', async (status) => {
    const { shell } = show({ api: failing(status) });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status, takeOver: true }));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test.each([
    [400, 'Das konnte nicht geladen werden.'],
    [401, /^Deine Anmeldung ist abgelaufen/],
  ])('tells why it could not be loaded (%s) and tries again', async (status, text) => {
    const { shell, user } = show({ api: failing(status) });
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(shell.seen.status).toBeNull();
    shell.answer({ 'GET /api/bookings/:id': booking });
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Gina Gast' })).toBeTruthy();
  });
});
