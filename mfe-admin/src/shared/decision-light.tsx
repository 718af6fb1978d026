// An extension draws it too, which needs no router and no queries.
import { useShell, useTexts } from '@firn/shared-ui/extension';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useState } from 'react';
import { decisionTexts } from '../i18n/de-CH/decision.ts';
import { decisionLight } from './decision-light.logic.ts';
import { StateMark } from './state-mark.tsx';

/** What the office has to decide on an event, by when, and how it stands; nothing where it is decided. */
export function DecisionLight({ event }: { readonly event: Parameters<typeof decisionLight>[0] }) {
  const t = useTexts(decisionTexts);
  const { now } = useShell();
  const [openedAt] = useState(now);
  const light = decisionLight(event, openedAt);
  if (!light) return null;
  // Without the year, which the event's own date beside it tells: a table has no room for it.
  const day = formatNumericDate(light.day).slice(0, 6);
  return <StateMark tone={light.tone}>{t(light.isOverdue ? 'overdue' : light.tone, { day })}</StateMark>;
}
