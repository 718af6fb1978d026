import { defineTexts } from '@firn/shared-ui/i18n';

export const tagsTexts = defineTexts('tags', {
  title: 'Stichwörter',
  empty: 'Noch keine Stichwörter.',
  create: 'Neues Stichwort',
  edit: 'Stichwort bearbeiten',
  fields: { title: 'Titel', into: 'Zusammenführen mit' },
  merge: {
    open: 'Zusammenführen …',
    title: '«{{name}}» zusammenführen',
    text: 'Angebote und Events mit «{{name}}» bekommen das andere Stichwort. «{{name}}» gibt es danach nicht mehr.',
    send: 'Zusammenführen',
    stale: '«{{name}}» wurde inzwischen geändert. Prüfe es und führe nochmals zusammen.',
  },
});
