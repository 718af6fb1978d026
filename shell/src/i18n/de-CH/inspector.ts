import { defineTexts } from '@firn/shared-ui/i18n';

export const inspectorTexts = defineTexts('shell-inspector', {
  title: 'Was hier von wem kommt',
  share: '{{percent}} % der Besuche',
  drawn: '{{milliseconds}} ms auf dem Server',
  notDrawn: 'im Browser gezeichnet',
  bytes: '{{kilobytes}} kB',
  release: 'Dateien dieser Version',
});
