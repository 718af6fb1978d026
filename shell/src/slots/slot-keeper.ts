import { bindTexts } from '@firn/shared-ui/i18n';
import { afterLoadTexts } from '../i18n/de-CH/after-load.ts';
import type { FillSlot } from '../services/slot-offers.ts';
import { FilledSlot } from './filled-slot.ts';
import type { SlotParts } from './slots.types.ts';
import { untilSeen } from './until-seen.ts';

type KeeperParts = Omit<SlotParts, 'untilSeen' | 'onDraftLost'> & Partial<Pick<SlotParts, 'untilSeen'>>;

/** Fills slots, and keeps them as the registry and the visitor's session say; a chunk of its own. */
export function createSlotKeeper(given: KeeperParts): FillSlot {
  const { toasts, i18n } = given.services;
  const onDraftLost = () =>
    toasts.add({ variant: 'warning', text: bindTexts(i18n, afterLoadTexts)('draftLost') });
  const parts: SlotParts = { untilSeen, ...given, onDraftLost };
  const filled = new Set<FilledSlot>();
  const leaving = new Map<string, Promise<void>>();
  const reconsider = () => {
    for (const slot of filled) slot.reconsider();
  };
  parts.registry.subscribe(reconsider);
  parts.services.session.subscribe(reconsider);
  const onWithdrawn = (slot: FilledSlot) => void filled.delete(slot);
  return (name, host, context) => {
    const slot = new FilledSlot({ parts, leaving, name, host, onWithdrawn }, context);
    filled.add(slot);
    return slot;
  };
}
