import type { RentingMaterialOrderTransition } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { pieceName } from '../../shared/renting-material/piece-name.ts';
import { PieceInput } from './piece-input.tsx';
import type { ShownOrder } from './shown-order.logic.ts';

export interface StepDialogProps {
  readonly order: ShownOrder;
  /** Called with the picture of a damage, if there is one, as a `data:` address. */
  readonly onStep: (body: RentingMaterialOrderTransition, picture?: string | null) => void;
  readonly onClose: () => void;
}

/** Hands a piece out, with the label of the one that goes. */
export function HandOutDialog({ order, onStep, onClose }: StepDialogProps) {
  const t = useTexts(orderedMaterialsTexts);
  const [typed, setTyped] = useState(order.piece ?? '');
  const piece = typed.trim();
  return (
    <Dialog
      title={t('handingOut.title', { material: pieceName(order) })}
      closeText={t('close')}
      onClose={onClose}
      action={
        <Button onClick={() => onStep({ transition: 'hand_out', ...(piece && { piece }) })}>
          {t('handingOut.send')}
        </Button>
      }
    >
      <p>{t('handingOut.text', { name: order.person.fullName, event: order.event.title })}</p>
      <PieceInput label={t('handingOut.optional')} value={typed} onChange={setTyped} />
    </Dialog>
  );
}
