import { defineTexts } from '@firn/shared-ui/i18n';

export const rememberTexts = defineTexts('remember', {
  add: 'Merken',
  addOf: '«{{title}}» merken',
  toList: 'Zur Merkliste',
  ask: {
    title: '«{{title}}» merken',
    text: 'Sollen wir dir dazu mailen? Wir schreiben dir, wenn nur noch 3 Plätze frei sind, wenn sich das Datum ändert und wenn der Termin abgesagt wird. Du änderst das jederzeit im Profil.',
    yes: 'Merken, mit E-Mails',
    no: 'Merken, ohne E-Mails',
  },
  withMails: 'Gemerkt, und wir mailen dir zu «{{title}}».',
  withoutMails: 'Gemerkt. Du findest «{{title}}» auf deiner Merkliste.',
  inBrowser: 'In diesem Browser gemerkt. Du findest «{{title}}» auf deiner Merkliste.',
  removed: '«{{title}}» ist nicht mehr gemerkt.',
  notKept: 'Dieser Browser merkt sich nichts. Mit einem Login geht es.',
});
