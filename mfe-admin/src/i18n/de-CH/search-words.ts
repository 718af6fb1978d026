import { defineTexts } from '@firn/shared-ui/i18n';

export const searchWordsTexts = defineTexts('searchWords', {
  title: 'Suchwörter',
  empty: 'Noch keine Suchwörter.',
  create: 'Neues Suchwort',
  edit: 'Suchwort bearbeiten',
  fields: { title: 'Gäste suchen', meaning: 'Gemeint ist' },
  hints: {
    title: 'Ein Wort, wie «Einsteiger», oder mehrere, die zusammengehören.',
    meaning:
      'Wie es in unseren Texten steht. Mehrere Bedeutungen mit Komma, was zusammengehört ohne: «Basis, Grundkurs» oder «Hochtour Ski».',
  },
});
