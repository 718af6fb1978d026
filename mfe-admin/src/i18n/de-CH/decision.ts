import { defineTexts } from '@firn/shared-ui/i18n';

export const decisionTexts = defineTexts('decision', {
  good: 'Zusagen bis {{day}}',
  waiting: 'Knapp, bis {{day}}',
  bad: 'Zu wenige, bis {{day}}',
  quiet: 'Bis {{day}}',
  overdue: 'Überfällig seit {{day}}',
});
