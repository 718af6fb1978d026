import { defineTexts } from '@firn/shared-ui/i18n';

/** What stands on every page of a person. */
export const userFrameTexts = defineTexts('user-frame', {
  title: 'Gast',
  sections: {
    overview: 'Übersicht',
    bookings: 'Buchungen',
    lists: 'Listen',
    notes: 'Notizen',
    roles: 'Rollen',
  },
  steps: { locked: 'Sperren', active: 'Entsperren', deleted: 'Löschen' },
  done: {
    locked: '{{name}} ist gesperrt.',
    active: '{{name}} ist entsperrt.',
    deleted: 'Das Konto ist gelöscht.',
  },
  questions: {
    locked: '{{name}} sperren?',
    active: '{{name}} entsperren?',
    deleted: '{{name}} löschen?',
  },
  effects: {
    locked: 'Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Buchungen bleiben.',
    active: 'Die Person kann sich wieder anmelden.',
    deleted:
      'Name, Adresse und Familie werden entfernt, die Buchungen bleiben ohne Namen. Das lässt sich nicht rückgängig machen.',
  },
  reason: 'Grund',
  cancel: 'Abbrechen',
  saveFirst: 'Speichere oder verwirf zuerst, was du geändert hast.',
  impersonate: 'Als {{name}} einloggen',
  impersonateFailed: 'Der Wechsel zu {{name}} hat nicht geklappt.',
  invite: {
    open: 'Zum Konto einladen',
    title: '{{name}} einladen?',
    text: '{{email}} erhält einen Link, mit dem die Person ihr Konto eröffnet. Er gilt 30 Tage; ein früherer Link gilt dann nicht mehr.',
    send: 'Einladen',
    done: 'Die Einladung an {{email}} ist unterwegs.',
  },
  factors: {
    open: 'Zweiten Faktor entfernen',
    title: 'Zweiten Faktor von {{name}} entfernen?',
    text: 'Für jemanden, der Telefon und Wiederherstellungscodes verloren hat. App, Wiederherstellungscodes und Passkeys werden entfernt, und die Person wird überall abgemeldet und erhält eine E-Mail. Prüfe zuerst, wer dich darum bittet.',
    missing: 'Bitte gib an, warum du das tust und wie du die Person erkannt hast.',
    send: 'Entfernen',
    done: '{{name}} kann sich wieder mit dem Passwort anmelden.',
  },
  merge: {
    open: 'Zusammenführen',
    title: 'Ein zweites Konto von {{name}} auflösen',
    text: 'Was zum anderen Konto gehört, kommt zu diesem. Das andere Konto gibt es danach nicht mehr.',
    other: 'Das andere Konto',
    choose: 'Bitte wähle das andere Konto.',
    moves: 'Das kommt hierher',
    nothing: 'Es gibt nichts, was hierher kommt.',
    differences: 'Bei diesen Angaben den Wert des anderen Kontos übernehmen',
    difference: '{{field}}: «{{other}}» statt «{{kept}}»',
    newsletter: 'Newsletter danach: {{result}}',
    newsletterToday: 'Heute an der Adresse, die bleibt: {{stays}}; an der anderen: {{goes}}.',
    newsletterRule:
      'Es gilt die spätere Entscheidung. Was an der anderen Adresse vereinbart war, bleibt als Nachweis.',
    neverOrdered: 'Nie bestellt',
    empty: 'nichts',
    send: 'Zusammenführen',
    done: 'Die beiden Konten sind zusammengeführt.',
  },
});
