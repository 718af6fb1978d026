import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrenceRememberedTexts = defineTexts('occurrence-remembered', {
  title: 'Merkliste',
  empty: 'Niemand hat sich diesen Event gemerkt.',
  columns: { name: 'Name', email: 'E-Mail', createdAt: 'Gemerkt am' },
});
