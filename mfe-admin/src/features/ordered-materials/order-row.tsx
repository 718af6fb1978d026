import { MATERIAL_ORDER_STATE_LABELS } from '@firn/shared-ui/labels';
import { Button, Checkbox } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { MATERIAL_ORDER_TONES } from '../../shared/renting-material/material-tones.ts';
import { pieceName } from '../../shared/renting-material/piece-name.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './ordered-materials.module.css';
import type { ShownOrder } from './shown-order.logic.ts';

export interface OrderActions {
  readonly onPack: (order: ShownOrder, isPacked: boolean) => void;
  /** Opens the dialog for the next step of an order. */
  readonly onOpen: (order: ShownOrder) => void;
}

interface OrderRowProps extends OrderActions {
  readonly order: ShownOrder;
}

/** Facts below the name of a piece. */
function Facts({ order }: { readonly order: ShownOrder }) {
  const t = useTexts(orderedMaterialsTexts);
  const { state, piece, note, isWaiting } = order;
  return (
    <p className={styles.minor}>
      {state !== 'reserved' && (
        <StateMark tone={MATERIAL_ORDER_TONES[state]}>{MATERIAL_ORDER_STATE_LABELS[state]}</StateMark>
      )}
      {piece && <span>{t('piece', { piece })}</span>}
      {note && <span>{note}</span>}
      {isWaiting && <span className={styles.waits}>{t('waits')}</span>}
    </p>
  );
}

/** One button takes the piece out and back: it keeps the focus while it changes. */
function actionOf({ state, packed }: ShownOrder): 'handOut' | 'takeBack' | null {
  if (state === 'handed_out') return 'takeBack';
  return state === 'reserved' && packed ? 'handOut' : null;
}

/** One piece: a tick as wide as the phone while it is packed, then the way out and back. */
export function OrderRow({ order, onPack, onOpen }: OrderRowProps) {
  const t = useTexts(orderedMaterialsTexts);
  const { state, packed, person } = order;
  const material = pieceName(order);
  const action = actionOf(order);
  const words = { material, name: person.fullName };
  return (
    <li id={order.id} tabIndex={-1} className={styles.order} data-packed={packed || undefined}>
      {state === 'reserved' ? (
        <Checkbox
          className={styles.tick}
          size="lg"
          checked={packed}
          label={<span aria-hidden="true">{material}</span>}
          aria-label={t('pack', words)}
          onChange={({ currentTarget }) => onPack(order, currentTarget.checked)}
        />
      ) : (
        <p className={styles.material}>{material}</p>
      )}
      {action && (
        <Button variant="default" aria-label={t(`${action}Of`, words)} onClick={() => onOpen(order)}>
          {t(action)}
        </Button>
      )}
      <Facts order={order} />
    </li>
  );
}
