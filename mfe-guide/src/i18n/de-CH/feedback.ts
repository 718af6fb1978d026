import { defineTexts } from '@firn/shared-ui/i18n';

export const feedbackTexts = defineTexts('feedback', {
  title: 'Mein Feedback',
  lead: 'Was Gäste zu dir sagen, die mit dir unterwegs waren. 5 ist am besten.',
  tooFew:
    'Noch gibt es zu wenige Stimmen. Ab {{count}} Stimmen siehst du hier deine Durchschnitte, ohne Namen.',
  average_one: '{{average}} von 5, aus 1 Stimme',
  average_other: '{{average}} von 5, aus {{count}} Stimmen',
  criteriaTitle: 'Nach Punkten',
  criteria: {
    preparation: 'Vorbereitung',
    safety: 'Sicherheit',
    communication: 'Kommunikation',
  },
  grades: 'So oft gab es 1 bis 5: {{grades}}',
  seasons: 'Nach Saison',
  season: '{{season}}: {{average}} aus {{count}}',
  seasonsHint: 'Eine Saison steht hier erst, wenn niemand daraus eine einzelne Stimme errechnen kann.',
  voices: 'Veröffentlichte Kommentare',
  noVoices: 'Noch ist keiner veröffentlicht.',
});
