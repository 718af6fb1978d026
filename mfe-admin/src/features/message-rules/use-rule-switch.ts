import type { MessageRuleResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useQueryClient } from '@tanstack/react-query';
import { messageRulesTexts } from '../../i18n/de-CH/message-rules.ts';

const messageRules = resource('message_rules');

/** Switches a rule on or off; says what became of it, and reads the list anew where it was refused. */
export function useRuleSwitch() {
  const t = useTexts(messageRulesTexts);
  const { toasts } = useShell();
  const client = useQueryClient();
  const { patch } = useWrite(messageRules);
  return async (rule: MessageRuleResponse, active: boolean): Promise<void> => {
    try {
      await patch(rule, { active });
      const text = t(active ? 'preview.switchedOn' : 'preview.switchedOff', { rule: rule.title });
      toasts.add({ variant: 'success', text });
    } catch (error) {
      toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) });
      await client.refetchQueries({ queryKey: messageRules.keys.lists, type: 'active' });
    }
  };
}
