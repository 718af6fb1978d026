import { defineTexts } from '@firn/shared-ui/i18n';

export const userListsTexts = defineTexts('user-lists', {
  groups: 'Gruppen',
  noGroups: 'In keiner Gruppe.',
  newsletter: 'Newsletter',
  newsletterTo: 'Newsletter an {{email}}',
  neverOrdered: 'Nie bestellt.',
  failed: 'Der Newsletter liess sich nicht laden.',
  state: 'Stand',
  requestedAt: 'Bestellt am',
  confirmedAt: 'Bestätigt am',
  unsubscribedAt: 'Abbestellt am',
  textVersion: 'Fassung der Einwilligung',
  from: '{{time}}, aus {{network}}',
});
