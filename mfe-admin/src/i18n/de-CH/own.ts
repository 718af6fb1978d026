import { defineTexts } from '@firn/shared-ui/i18n';

/** Of fields that an event may have of its own, or take from elsewhere. */
export const ownTexts = defineTexts('own', {
  as: {
    offer: 'wie Angebot: {{value}}',
    settings: 'wie Einstellungen: {{value}}',
    rule: 'von selbst: {{value}}',
  },
  none: 'keine Angabe',
  override: 'Überschreiben',
  overrideOf: '{{label}} überschreiben',
  back: { offer: 'Wie Angebot', settings: 'Wie Einstellungen', rule: 'Von selbst' },
  backOf: {
    offer: '{{label}}: wieder wie Angebot',
    settings: '{{label}}: wieder wie Einstellungen',
    rule: '{{label}}: wieder von selbst',
  },
});
