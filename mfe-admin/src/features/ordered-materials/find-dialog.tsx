import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { PieceInput } from './piece-input.tsx';
import type { ShownOrder } from './shown-order.logic.ts';

interface FindDialogProps {
  readonly orders: readonly ShownOrder[];
  readonly onFound: (order: ShownOrder) => void;
  readonly onClose: () => void;
}

const isSame = (a: string, b: string) => a.localeCompare(b, 'de', { sensitivity: 'base' }) === 0;

/** Finds the order of a piece by its label. */
export function FindDialog({ orders, onFound, onClose }: FindDialogProps) {
  const t = useTexts(orderedMaterialsTexts);
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const find = (text: string) => {
    const piece = text.trim();
    const order = orders.find((each) => each.piece !== null && isSame(each.piece, piece));
    if (order) onFound(order);
    else setUnknown(piece);
  };
  return (
    <Dialog
      title={t('label.title')}
      closeText={t('close')}
      onClose={onClose}
      action={<Button onClick={() => find(typed)}>{t('label.find')}</Button>}
    >
      <PieceInput
        label={t('label.field')}
        value={typed}
        error={unknown === null ? undefined : t('label.unknown', { piece: unknown })}
        onChange={(piece) => {
          setTyped(piece);
          setUnknown(null);
        }}
        onRead={find}
      />
    </Dialog>
  );
}
