import { defineTexts } from '@firn/shared-ui/i18n';

export const privacyTexts = defineTexts('privacy', {
  headTitle: 'Datenschutz – Profil',
  title: 'Datenschutz',
  impersonating: {
    title: 'Hier kannst du nichts ändern',
    text: 'Du handelst gerade für {{name}}. Daten herunterladen und ein Konto löschen kann nur, wem es gehört. Beende das Handeln für andere, um dein eigenes zu sehen.',
  },
  export: {
    title: 'Deine Daten herunterladen',
    text: 'Alles, was wir zu deinem Konto gespeichert haben: deine Angaben, deine Familie, deine Buchungen mit allen Personen und die Titel unserer E-Mails an dich.',
    pdf: 'Als PDF, zum Lesen',
    json: 'Als JSON, für Programme',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Das geschieht sofort und lässt sich nicht rückgängig machen. So gehen wir mit deinen Daten um:',
    gone: {
      what: 'Weg: Konto, Familie, Newsletter und unsere E-Mails an dich',
      why: 'Name, Adresse, Kontakte, Passwort und Anmeldungen braucht danach niemand mehr.',
    },
    nameless: {
      what: 'Ohne Namen: deine Buchungen',
      why: 'Wer teilnahm, lässt sich nicht mehr erkennen. Was wir verkauft haben, gehört in unsere Buchhaltung.',
    },
    kept: {
      what: 'Unverändert: Preise, Rechnungen und Zahlungen',
      why: 'Das Gesetz verlangt, dass wir sie 10 Jahre aufbewahren (OR Artikel 958f).',
    },
    audit: {
      what: 'Bis 24 Monate: das Protokoll, wer was geändert hat',
      why: 'Niemand darf es ändern, auch wir nicht. Danach ist es weg.',
    },
    begin: 'Konto löschen …',
    understood: 'Ich weiss, dass sich das nicht rückgängig machen lässt.',
    missing: 'Bitte bestätige, dass du das weisst.',
    submit: 'Konto endgültig löschen',
    open: {
      title: 'Du hast noch offene Buchungen',
      text: 'Sie müssen zuerst vorbei oder annulliert sein, denn bis dahin müssen wir dich erreichen können:',
      cancel: 'Teilnahme annullieren',
      callOff: 'Geht das online nicht? Melde dich bei uns:',
    },
    staff: {
      title: 'Du gehörst zum Team',
      text: 'Wer führt oder im Büro arbeitet, gibt zuerst diese Rolle ab. Melde dich bei der Administration.',
    },
  },
  deleted: {
    title: 'Dein Konto ist gelöscht',
    text: 'Du bist abgemeldet, und deine Angaben sind weg. Danke, dass du mit uns unterwegs warst. Buchen kannst du jederzeit auch ohne Konto.',
    agenda: 'Zur Agenda',
    home: 'Zur Startseite',
  },
  exists: {
    title: 'Dein Konto gibt es noch',
    text: 'Du bist als {{email}} angemeldet. Löschen kannst du dein Konto unter «Datenschutz».',
  },
});
