import { entries, line, lines } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const priceTable = blockKind({
  kind: 'price-table',
  label: 'Preistabelle',
  group: 'text',
  fields: {
    title: line('Titel', 120),
    rows: entries('Zeilen', {
      label: 'Zeile',
      maxItems: 60,
      fields: {
        what: line('Was', 160, { isRequired: true }),
        note: line('Zusatz', 160),
        price: line('Preis', 60, { isRequired: true, help: "So, wie er gelesen wird: CHF 1'290.–" }),
      },
    }),
    note: lines('Unter der Tabelle', 400),
  },
});
