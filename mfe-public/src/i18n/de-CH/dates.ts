import { defineTexts } from '@firn/shared-ui/i18n';

/** The next dates on a site of others. */
export const datesTexts = defineTexts('dates', {
  title: 'Nächste Termine',
  none: 'Zurzeit ist kein Termin ausgeschrieben.',
  all: 'Alle Termine in der Agenda',
});
