import { defineTexts } from '@firn/shared-ui/i18n';

export const vatRatesTexts = defineTexts('vatRates', {
  title: 'Mehrwertsteuer',
  intro:
    'Für jede Tour gilt der Satz des Tages, an dem sie beginnt. Ein neuer Satz löst den bisherigen ab seinem ersten Tag ab; was gebucht ist, behält den alten.',
  readOnly:
    'Für jede Tour gilt der Satz des Tages, an dem sie beginnt. Nur Super-Admins legen neue Sätze an, weil sie Preise, Rechnungen und Verträge betreffen.',
  empty: 'Noch keine Sätze.',
  create: 'Neuer Satz',
  edit: 'Satz bearbeiten',
  columns: { title: 'Bezeichnung', category: 'Code', percent: 'Satz', validity: 'Für Touren' },
  percent: '{{percent}} %',
  validity: { from: 'ab {{from}}', between: '{{from}} bis {{to}}' },
  fields: {
    title: 'Bezeichnung',
    category: 'Code der Buchhaltung',
    percent: 'Satz',
    validFrom: 'Gilt für Touren ab',
  },
  hints: {
    category: 'Der Satz löst den bisherigen mit diesem Code ab, auch wenn im Code noch der alte steht.',
    validFrom: 'Der Tag, an dem die Tour beginnt.',
  },
  unit: '%',
});
