import { defineTexts } from '@firn/shared-ui/i18n';

export const rememberTexts = defineTexts('remember', {
  add: 'Merken',
  addOf: '«{{title}}» merken',
  inProfile: 'Gemerkt. Du findest «{{title}}» in deinem Profil.',
  inBrowser: 'In diesem Browser gemerkt. Mit einem Login steht «{{title}}» in deinem Profil.',
  removed: '«{{title}}» ist nicht mehr gemerkt.',
  notKept: 'Dieser Browser merkt sich nichts. Mit einem Login geht es.',
});
