import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingHistoryTexts = defineTexts('booking-history', {
  reason: 'Grund: {{reason}}',
  reasons: {
    suspicious: 'auffällige Buchung',
    expired: 'die Zeit ist abgelaufen',
    event_begins: 'der Event beginnt',
  },
  somebody: 'Eine Person',
  somebodyElse: 'jemand anderen',
  overridden: 'Über Plätze oder Fristen hinweg.',
  actions: {
    create: 'Buchung aufgenommen.',
    cancel: 'Abgemeldet.',
    cancel_person: '{{person}} abgemeldet.',
    replace_person: '{{person}} ersetzt durch {{other}}.',
    add_person: '{{person}} hinzugefügt.',
    rebook: 'Umgebucht von {{from}} auf {{to}}.',
    restore: 'Wiederhergestellt.',
    person: 'Angaben von {{person}} korrigiert: {{fields}}.',
    claim: 'Mit dem Konto verbunden.',
    payment: '{{amount}} eingegangen.',
    refund: '{{amount}} zurückgezahlt.',
    payment_correction: 'Eintrag über {{amount}} zurückgenommen.',
    other: 'Buchung geändert.',
  },
  fields: {
    message: 'Nachricht geändert.',
    user: 'Einem Konto zugeordnet.',
    userGone: 'Vom Konto gelöst.',
    fee: 'Annullationskosten {{fee}}.',
    total: 'Betrag von {{from}} auf {{to}}.',
  },
  state: 'Von «{{from}}» zu «{{to}}».',
  stateFirst: 'Begonnen als «{{to}}».',
});
