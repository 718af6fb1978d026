import { etagOf, type RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import type { MaterialOrderState, MaterialOrderStep } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { packingListPath, TAKE_BACK_PATH } from '../../shared/material-paths.ts';
import { pieceName } from '../../shared/renting-material/piece-name.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

const orders = resource('renting_material_orders');

type Order = RentingMaterialOrderResponse;

/** Takes one step with each order, one after the other; those before a refused one have theirs. */
async function stepAll(api: ApiClient, given: readonly Order[], transition: MaterialOrderStep) {
  const moved: Order[] = [];
  for (const order of given) {
    const options = { quiet: true, ifMatch: etagOf(order) };
    moved.push(await api.post<Order>(`${order['@id']}/transition`, { transition }, options));
  }
  return moved;
}

interface StepProps {
  readonly subject: ActionProps['subject'];
  readonly title: string;
  readonly actionText: string;
  readonly doneText: string;
  readonly state: MaterialOrderState;
  readonly isToDo: (order: Order) => boolean;
  readonly step: MaterialOrderStep;
  readonly onStepped?: (orders: readonly Order[]) => void;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Shows the orders of an event that a task is about, and takes the same step with all of them. */
function StepOfAll(props: StepProps) {
  const { subject, title, state, isToDo, step, onStepped, children, onClose } = props;
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const query = { event: subject['@id'], state: [state], pagination: false };
  const list = useQuery({ ...orders.list(api, query), staleTime: 0 });
  if (!list.data) return <Waiting title={title} query={list} onClose={onClose} />;
  const toDo = list.data['hydra:member'].filter(isToDo);
  const nameOf = (order: Order) => {
    const words = { person: order.person.fullName, piece: pieceName(order) };
    return order.piece
      ? t('material.labelled', { ...words, label: order.piece })
      : t('material.order', words);
  };
  const run = async () => {
    try {
      const moved = await stepAll(api, toDo, step);
      onStepped?.(moved);
    } finally {
      await client.invalidateQueries({ queryKey: orders.keys.lists });
    }
  };
  return (
    <OneActionDialog
      title={title}
      actionText={toDo.length > 0 ? props.actionText : null}
      doneText={props.doneText}
      run={run}
      onClose={onClose}
    >
      {toDo.length === 0 && <p>{t('material.none')}</p>}
      <ul className={styles.list}>
        {toDo.map((order) => (
          <li key={order.id}>{nameOf(order)}</li>
        ))}
      </ul>
      <p>{children}</p>
    </OneActionDialog>
  );
}

/** Ticks everything of an event as packed. */
export function PackAction({ subject, onUndoable, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const undoable = (packed: readonly Order[]) =>
    onUndoable({
      text: t('material.packUndoable', { name: subject.label }),
      run: () => stepAll(api, packed, 'unpack'),
    });
  return (
    <StepOfAll
      subject={subject}
      title={t('material.packTitle', { name: subject.label })}
      actionText={t('material.pack')}
      doneText={t('material.packed')}
      state="reserved"
      isToDo={({ packed }) => !packed}
      step="pack"
      onStepped={undoable}
      onClose={onClose}
    >
      <TaskLink to={packingListPath(subject)}>{t('material.list')}</TaskLink>
    </StepOfAll>
  );
}

/** Takes back whole what is still with the guests of an event. */
export function TakeBackAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  return (
    <StepOfAll
      subject={subject}
      title={t('material.backTitle', { name: subject.label })}
      actionText={t('material.takeBack')}
      doneText={t('material.tookBack')}
      state="handed_out"
      isToDo={() => true}
      step="return"
      onClose={onClose}
    >
      <TaskLink to={TAKE_BACK_PATH}>{t('material.store')}</TaskLink>
    </StepOfAll>
  );
}
