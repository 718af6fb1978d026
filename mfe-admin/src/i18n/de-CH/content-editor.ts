import { defineTexts } from '@firn/shared-ui/i18n';

/** Writing a page of the site. */
export const contentEditorTexts = defineTexts('content-editor', {
  title: 'Seite',
  home: 'Startseite',
  tabs: { pages: 'Alle Seiten', write: 'Schreiben', preview: 'Ganze Vorschau' },
  form: 'Seite bearbeiten',
  page: 'Seite',
  search: 'Für Suchmaschinen',
  views: { label: 'Ansicht', fields: 'Bearbeiten', preview: 'Vorschau' },
  fields: {
    title: 'Titel',
    slug: 'Adressteil',
    metaDescription: 'Beschreibung',
    metaKeywords: 'Stichwörter',
    metaIndex: 'Suchmaschinen dürfen diese Seite zeigen',
    blocks: 'Inhalt',
  },
  slugHint: 'Adresse: {{address}}',
  slugMoves: 'Adresse: {{address}}. Die alte führt nach der Veröffentlichung dorthin.',
  descriptionHint: 'Ein, zwei Sätze; Suchmaschinen zeigen etwa 155 Zeichen.',
  keywordsHint: 'Mit Kommas getrennt.',
  result: 'So kann ein Suchtreffer aussehen',
  resultTitle: '{{title}} – Firn',
  resultText: 'Ohne Beschreibung wählen Suchmaschinen selbst einen Satz der Seite.',
  noIndex: 'Suchmaschinen zeigen diese Seite nicht.',
  yes: 'Ja',
  no: 'Nein',
  notThere: 'Diese Seite gibt es nicht, oder sie liegt im Papierkorb.',
  preview: {
    title: 'Vorschau',
    loading: 'Die Vorschau wird geladen …',
    width: 'Breite der Vorschau',
    widths: { phone: 'Handy', tablet: 'Tablet', desktop: 'Desktop' },
    back: 'Bearbeiten',
    whole: 'Vorschau: {{title}}',
  },
});
