import { defineTexts } from '@firn/shared-ui/i18n';

/** Texts that the pages of the finances have in common. */
export const financePeriodTexts = defineTexts('finance-period', {
  label: 'Zeitraum',
  usual: {
    quarter: 'Dieses Quartal',
    lastQuarter: 'Letztes Quartal',
    year: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
  },
  free: 'Anderer Zeitraum',
  from: 'Von',
  to: 'Bis',
  show: 'Anzeigen',
  noDay: 'Bitte schreibe einen Tag wie 31.03.2026.',
  turnedRound: 'Dieser Tag liegt vor dem ersten.',
  untaxed: { UNO: 'von der Steuer ausgenommen', ULA: 'Leistung im Ausland' },
});
