import { defineTexts } from '@firn/shared-ui/i18n';

/** What a cancellation costs, in words (docs/domain/cancellation.md#by-the-guest). */
export const cancellationTiersTexts = defineTexts('cancellationTiers', {
  presets: { with_nights: 'Mit Übernachtung', day_tour: 'Tagestouren' },
  from: '{{days}} Tage und mehr vor dem Start: {{costs}}',
  between: '{{from}} bis {{to}} Tage vorher: {{costs}}',
  one: '{{days}} Tage vorher: {{costs}}',
  last: '{{days}} Tage vorher und weniger, auch bei Nichterscheinen: {{costs}}',
  always: 'jederzeit, auch bei Nichterscheinen: {{costs}}',
  costs: { fee: '{{fee}} pro Person', percent: '{{percent}} % des Preises', free: 'kostenlos' },
});
