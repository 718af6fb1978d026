import { defineTexts } from '@firn/shared-ui/i18n';

export const eventGuidesTexts = defineTexts('event-guides', {
  title: 'Guides von {{event}}',
  none: 'Kein Guide',
  change: 'Guide von {{event}}',
  names: {
    accepted: '{{name}}',
    asked: '{{name}} (angefragt)',
    declined: '{{name}} (abgelehnt)',
    offer: '{{name}} (Angebot)',
  },
  hasNone: 'Noch niemand angefragt.',
  offerStandsIn: 'Aus dem Angebot: {{names}}',
  withdraw: 'Zurückziehen',
  withdrawalMail: 'Nachricht zum Zurückziehen',
  withdrawOf: '{{name}} zurückziehen',
  pick: 'Guide',
  pickFirst: 'Wähle einen Guide.',
  how: 'Wie',
  states: {
    asked: 'Anfragen: der Guide bekommt eine E-Mail und sagt zu oder ab',
    accepted: 'Hat schon zugesagt: gilt sofort',
  },
  checking: 'Wird geprüft …',
  unchecked: 'Ob etwas dagegen spricht, konnte nicht geprüft werden. Beim Senden wird es nochmals geprüft.',
  free: 'Nichts spricht dagegen.',
  conflicts: 'Das spricht dagegen:',
  reason: 'Warum trotzdem?',
  reasonFirst: 'Schreib, warum der Guide trotzdem zugeteilt wird.',
  send: { asked: 'Anfragen', accepted: 'Zuteilen' },
  done: {
    asked: '{{guide}} ist angefragt.',
    accepted: '{{guide}} ist zugeteilt.',
    withdrawn: 'Die Zuteilung von {{guide}} ist zurückgezogen.',
  },
  close: 'Schliessen',
});
