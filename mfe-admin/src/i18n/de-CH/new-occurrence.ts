import { defineTexts } from '@firn/shared-ui/i18n';

export const newOccurrenceTexts = defineTexts('new-occurrence', {
  title: 'Neue Events',
  sections: { when: 'Wann finden sie statt?', who: 'Wer führt?', goal: 'Wie weit?' },
  text: 'An jedem Tag entsteht ein Event, der alles andere vom Angebot hat.',
  copyText: 'An jedem Tag entsteht eine Kopie von {{event}}, ohne Guides und Buchungen.',
  fields: {
    days: 'Tage',
    startTime: 'Beginn um',
    endTime: 'Ende um',
    durationDays: 'Dauer',
    deadlineDays: 'Anmelden bis',
    guide: 'Guide',
    hasAgreed: 'Hat schon zugesagt',
    to: 'Status',
    reason: 'Warum trotzdem?',
  },
  units: { duration: 'Tage', deadline: 'Tage vorher' },
  hints: {
    days: 'Der erste Tag jedes Events: 4.7., 11.7., 18.7.26.',
    deadlineDays: 'Leer: nach den Einstellungen.',
    guide: 'Wird für jeden Event angefragt.',
    reason: 'Steht im Verlauf.',
  },
  goals: { draft: 'Entwurf', prepared: 'Zum Prüfen', open: 'Buchbar' },
  create: 'Anlegen',
  done: 'Angelegt',
  checking: 'Es wird geprüft, was fehlt …',
  failed: 'Das liess sich nicht prüfen: {{reason}}',
  blocked: 'So wird es nicht buchbar. Ergänze, was fehlt, oder lege «Zum Prüfen» an.',
  trouble: '{{day}}: {{reason}}',
  rules: { end: 'Das Ende liegt vor dem Beginn.' },
});
