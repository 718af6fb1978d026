import { defineTexts } from '@firn/shared-ui/i18n';

/** The pages of the site as a tree. */
export const cmsTexts = defineTexts('cms', {
  title: 'CMS',
  tree: 'Seiten der Website',
  new: 'Neue Seite',
  create: 'Neue Seite',
  search: 'Seiten suchen: Titel, Adresse oder Text',
  found_one: '1 Seite gefunden.',
  found_other: '{{count}} Seiten gefunden.',
  waiting: '{{work}}: {{count}}',
  all: 'Alle Seiten',
  empty: 'Noch keine Seiten.',
  below: 'Was unter «{{title}}» steht',
  changed: 'geändert am {{at}}',
  changedBy: 'geändert am {{at}} von {{who}}',
  moveFailed: 'Die Seite bleibt, wo sie war: {{reason}}',
  close: 'Schliessen',
  fields: { title: 'Titel', slug: 'Adressteil', parent: 'Unter' },
  slugFromTitle: 'Steht in der Adresse. Leer wird er aus dem Titel gebildet.',
  noParent: 'keiner Seite (oberste Ebene)',
  bin: {
    open: 'Papierkorb',
    title: 'Papierkorb',
    empty: 'Der Papierkorb ist leer.',
    since: 'Gelöscht am {{at}}',
    recover: 'Zurückholen',
    recoverOf: '«{{title}}» zurückholen',
    recovered: '«{{title}}» ist zurück, verborgen.',
  },
});
