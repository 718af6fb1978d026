import { anEvent, createTestShell } from '@firn/shared-contracts/testing';
import { ShellProvider } from '@firn/shared-ui/remote';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { aGuideSummary, OFFER_ID } from '../../../testing/fixtures.ts';
import { OccurrenceCalendar } from './occurrence-calendar.tsx';

const show = (events: Parameters<typeof OccurrenceCalendar>[0]['events']) =>
  render(
    <ShellProvider shell={createTestShell({ now: new Date('2026-07-05T10:00:00Z') })}>
      <MemoryRouter>
        <OccurrenceCalendar events={events} />
      </MemoryRouter>
    </ShellProvider>,
  );

test('each event is a link in its month that tells days, state, seats and guide', () => {
  const over = { start: '2025-09-01T06:00:00Z', end: '2025-09-01T15:00:00Z', state: 'cancelled' as const };
  show([
    anEvent({ bookedPlaces: 5, guides: [aGuideSummary], registrationDeadline: '2026-07-08T10:00:00Z' }),
    anEvent({ id: 'over', code: 'E-101-9', ...over }),
  ]);
  const july = screen.getByRole('region', { name: 'Juli 2026' });
  const link = within(july).getByRole('link', { name: /E-101-1/ });
  expect(link.getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}/occurrences/${anEvent().id}`);
  expect(link.textContent).toBe('11.–12.07.26E-101-1Buchbar5/8 gebuchtBeat Berger');
  expect(within(july).getByTitle('Heute')).toBeTruthy();
  const september = screen.getByRole('region', { name: 'September 2025', hidden: true });
  expect(within(september).getByText('Abgesagt')).toBeTruthy();
  expect(within(september).getByText('Kein Guide')).toBeTruthy();
  const years = screen.getAllByRole('group', { hidden: true }) as HTMLDetailsElement[];
  expect(years.map(({ open, textContent }) => [textContent?.slice(0, 4), open])).toEqual([
    ['2025', false],
    ['2026', true],
  ]);
});

test('says that there are none', () => {
  show([]);
  expect(screen.getByText('Noch keine Events.')).toBeTruthy();
});
