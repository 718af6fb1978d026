import { defineTexts } from '@firn/shared-ui/i18n';

/** The closing of the books. */
export const closingTexts = defineTexts('closing', {
  title: 'Abschluss',
  intro:
    'Ist ein Zeitraum abgeschlossen, lässt sich nichts mehr eintragen, was ein Datum darin hat: keine Rechnung, keine Zahlung, kein Gutschein.',
  period: 'Zeitraum',
  span: '{{from}} – {{to}}',
  revenue: 'Umsatz',
  vat: 'Davon MWST',
  tax: 'Geschuldete Steuer',
  fees: 'Annullationskosten',
  close: 'Abschliessen',
  cancel: 'Abbrechen',
  question: '{{from}} bis {{to}} abschliessen?',
  effect:
    'Das lässt sich nicht zurücknehmen. Auch was vor diesem Zeitraum liegt, ist danach zu. Die Zahlen von jetzt bleiben dabei stehen.',
  confirmation: 'Tippe {{day}} zur Bestätigung',
  confirmationFirst: 'Tippe genau {{day}}.',
  done: 'Die Bücher sind bis {{day}} abgeschlossen.',
  next: {
    title: 'Als Nächstes',
    figures: 'Alle Zahlen ansehen',
    notOver: 'Dieser Zeitraum läuft noch bis {{day}}. Danach lässt er sich abschliessen.',
    onlySuper: 'Nur Super-Admins schliessen ab, weil es sich nicht zurücknehmen lässt.',
  },
  closed: {
    title: 'Abgeschlossen',
    empty: 'Noch ist nichts abgeschlossen.',
    done: 'Abgeschlossen',
    by: '{{name}}, {{at}}',
  },
});
