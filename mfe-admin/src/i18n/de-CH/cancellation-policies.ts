import { defineTexts } from '@firn/shared-ui/i18n';

export const cancellationPoliciesTexts = defineTexts('cancellationPolicies', {
  title: 'Annullationsbedingungen',
  intro:
    'Was eine Annullation kostet. Jede Buchung behält die Fassung des Tages, an dem sie gemacht wurde; eine neue gilt nur für neue Buchungen.',
  readOnly:
    'Was eine Annullation kostet. Nur Super-Admins legen neue Fassungen an, weil sie Verträge betreffen.',
  empty: 'Noch keine Fassungen.',
  create: 'Neue Fassung',
  edit: 'Fassung bearbeiten',
  name: '{{preset}}, Fassung {{number}}',
  columns: { name: 'Für', validity: 'Für Buchungen', tiers: 'Kosten' },
  validity: { from: 'ab {{from}}', between: '{{from}} bis {{to}}' },
  fields: {
    preset: 'Gilt für',
    validFrom: 'Gilt für Buchungen ab',
    tiers: 'Stufen',
    fromDays: 'Ab so vielen Tagen vor dem Start',
    fee: 'Betrag pro Person',
    percent: 'Oder Anteil am Preis',
  },
  hints: { validFrom: 'Frühestens ab morgen.' },
  tier: 'Stufe {{number}}',
  add: 'Stufe hinzufügen',
  units: { days: 'Tage', percent: '%' },
  begun: 'Nach dieser Fassung wird gebucht, oder es ist nach ihr gebucht worden: sie bleibt, wie sie ist.',
  example: {
    title: 'Beispiel',
    intro: 'Eine Person zahlt {{price}} für eine Tour am {{start}} und annulliert ihre Teilnahme:',
    from: 'bis {{day}}',
    last: 'danach',
    incomplete: 'Sobald jede Stufe Tage und Kosten hat, steht hier ein Beispiel.',
  },
});
