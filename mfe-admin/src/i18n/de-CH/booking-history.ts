import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingHistoryTexts = defineTexts('booking-history', {
  title: 'Verlauf',
  none: 'Noch nichts.',
  system: 'Firn',
  inName: '{{impersonator}} im Namen von {{actor}}',
  reason: 'Grund: {{reason}}',
  overridden: 'Trotz Hindernis gemacht.',
  actions: {
    create: 'Buchung aufgenommen.',
    cancellation: 'Abgemeldet.',
    replacement: 'Person ersetzt.',
    addition: 'Person hinzugefügt.',
    rebooking: 'Auf ein anderes Datum umgebucht.',
    restoration: 'Wiederhergestellt.',
    claim: 'Mit dem Konto verbunden.',
    other: 'Buchung geändert.',
  },
  fields: {
    message: 'Nachricht geändert: «{{value}}».',
    messageGone: 'Nachricht entfernt.',
    user: 'Einem Konto zugeordnet.',
    userGone: 'Vom Konto gelöst.',
    total: 'Betrag von {{from}} auf {{to}}.',
  },
  state: 'Von «{{from}}» zu «{{to}}».',
  stateFirst: 'Begonnen als «{{to}}».',
});
