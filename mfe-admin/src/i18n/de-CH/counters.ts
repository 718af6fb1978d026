import { defineTexts } from '@firn/shared-ui/i18n';

export const countersTexts = defineTexts('counters', {
  toDo_one: '1 Sache zu tun',
  toDo_other: '{{count}} Sachen zu tun',
});
