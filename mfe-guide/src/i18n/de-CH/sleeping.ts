import { defineTexts } from '@firn/shared-ui/i18n';

export const sleepingTexts = defineTexts('sleeping', {
  title: 'Unterkunft',
  altitude: '{{altitude}} m ü. M.',
  stay: '{{arrival}} bis {{departure}}',
  facts: {
    stay: 'Nächte',
    state: 'Reservation',
    persons: 'Personen',
    board: 'Halbpension',
    vegetarian: 'Vegetarisch',
    allergies: 'Allergien',
    phone: 'Telefon',
    warden: 'Leitung',
    arrival: 'Hinkommen',
    key: 'Schlüssel',
  },
  yes: 'ja',
  no: 'nein',
});
