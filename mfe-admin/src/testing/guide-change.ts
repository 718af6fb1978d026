import type { EventChangePreview } from '@firn/shared-contracts/api';

/** The answer of a dry run that takes a guide off a booked event. */
export const aGuideChange = (overrides: Partial<EventChangePreview> = {}) => ({
  mails: [],
  change: {
    '@id': '/api/events/1',
    '@type': 'EventChangePreview',
    changes: [{ fact: 'guides', from: 'Beat Berger', to: '' }],
    bookings: 3,
    persons: 8,
    freeCancellation: null,
    mails: [
      {
        group: 'guides',
        template: 'guide_withdrawn',
        subject: 'Nicht mehr eingeteilt',
        recipients: ['guide@firn.example'],
        text: 'Du bist nicht mehr eingeteilt.',
      },
      {
        group: 'bookers',
        template: 'event_changed',
        subject: 'Änderung',
        recipients: ['gina@firn.example'],
        text: 'Guide: neu «noch offen».',
      },
    ],
    tell: ['guides'],
    seal: 'seen',
    ...overrides,
  } satisfies EventChangePreview,
});
