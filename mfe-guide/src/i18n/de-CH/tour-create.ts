import { defineTexts } from '@firn/shared-ui/i18n';

export const tourCreateTexts = defineTexts('tour-create', {
  title: 'Tour erstellen',
  none: 'Für eigene Touren brauchst du eine Berechtigung. Das Büro gibt sie dir.',
  spontaneous: {
    text: 'Eine Spontantour beginnt in den nächsten 60 Tagen. Das Büro prüft und veröffentlicht sie.',
    label: 'Spontantour erstellen',
    instead: 'Stattdessen eine Spontantour',
  },
  copy: {
    text: 'Neue Daten für «{{title}}». Alles andere kommt vom Angebot; das Büro prüft und veröffentlicht die Tour.',
    label: '{{title}}: Tour erstellen',
    search: 'Aus einem Angebot erstellen',
    other: 'Anderes Angebot suchen',
  },
  submit: 'Zum Prüfen einreichen',
  created: 'Erstellt. Das Büro prüft deine Tour.',
  keepDraft: 'Als Entwurf speichern',
  draftHint:
    'Für einen Entwurf reichen Titel, Beginn und Ende. Du findest ihn unter «Meine Touren» und kannst Bilder dazugeben.',
  draftHintOfOffer: 'Einen Entwurf findest du unter «Meine Touren» und kannst Bilder dazugeben.',
  groupMissing: 'Bitte gib an, wie viele Personen.',
  draftKept: 'Als Entwurf gespeichert. Eingereicht ist er noch nicht.',
});
