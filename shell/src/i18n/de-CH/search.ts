import { defineTexts } from '@firn/shared-ui/i18n';

/** The search over any page says these; they come with its code. */
export const searchTexts = defineTexts('shell-search', {
  title: 'Suche',
  field: 'Wonach suchst du?',
  hint: 'Touren, Kurse, Termine, Guides und Seiten',
  kinds: { page: 'Seiten', offer: 'Touren und Kurse', event: 'Termine', guide: 'Team' },
  found_one: '1 Treffer',
  found_other: '{{count}} Treffer',
  none: 'Nichts gefunden für «{{q}}».',
  failed: 'Die Suche antwortet gerade nicht. Mit Enter kommst du auf die Seite der Suche.',
  all: 'Alle Treffer für «{{q}}»',
  close: 'Suche schliessen',
});
