import { defineTexts } from '@firn/shared-ui/i18n';

export const activitiesTexts = defineTexts('activities', {
  title: 'Aktivitäten',
  empty: 'Noch keine Aktivitäten.',
  new: 'Neu',
  create: 'Neue Aktivität',
  edit: 'Aktivität bearbeiten',
  mainFilter: 'Hauptfilter',
  moveFailed: 'Die neue Ordnung ist nicht ganz gespeichert: {{reason}}',
  fields: {
    title: 'Titel',
    slug: 'Adressteil',
    parent: 'Gehört zu',
    mainFilter: 'Gäste filtern danach (Hauptfilter)',
    difficulties: 'Schwierigkeit nach',
  },
  slugHint: 'Steht in Adressen der Website, zum Beispiel «ski-hochtouren».',
  slugFromTitle: 'Steht in Adressen der Website. Leer wird er aus dem Titel gebildet.',
  noParent: 'keiner (oberste Ebene)',
});
