import type { LocalDate } from '@firn/shared-contracts/domain';
import { formatDateRange, formatLocalDate } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { packingListPath } from '../../shared/material-paths.ts';
import type { EventGroup, PersonGroup, View } from './groups.logic.ts';
import { type OrderActions, OrderRow } from './order-row.tsx';
import styles from './ordered-materials.module.css';
import type { ShownOrder } from './shown-order.logic.ts';

interface PersonOrdersProps extends OrderActions {
  readonly group: PersonGroup;
  readonly onHandOutAll: (orders: readonly ShownOrder[]) => void;
}

/** What one person rents; everything that is packed goes out by one press. */
function PersonOrders({ group: { person, orders }, onHandOutAll, ...actions }: PersonOrdersProps) {
  const t = useTexts(orderedMaterialsTexts);
  const ready = orders.filter(({ state, packed }) => state === 'reserved' && packed);
  const isAllReady =
    ready.length > 1 && ready.length === orders.filter(({ state }) => state === 'reserved').length;
  return (
    <li className={styles.person}>
      <h3 className={styles.name}>{person.fullName}</h3>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} {...actions} />
        ))}
      </ul>
      {orders.some(({ state }) => state === 'requested') && <p className={styles.minor}>{t('requested')}</p>}
      {isAllReady && (
        <Button
          variant="default"
          fullWidth
          classNames={{ root: styles.wraps, label: styles.wrapped }}
          onClick={() => onHandOutAll(ready)}
        >
          {t('handOutAll', { name: person.fullName })}
        </Button>
      )}
    </li>
  );
}

interface ProgressProps {
  readonly orders: readonly ShownOrder[];
  readonly view: View;
}

/** How many pieces are done with, as words and as a bar. */
function Progress({ orders, view }: ProgressProps) {
  const t = useTexts(orderedMaterialsTexts);
  const isBack = view === 'zurueck';
  const done = orders.filter(({ state, packed }) =>
    isBack ? state !== 'handed_out' : packed || state !== 'reserved',
  ).length;
  const all = orders.length;
  const words = isBack ? t('backOf', { back: done, all }) : t('packedOf', { packed: done, all });
  return (
    <p className={styles.progress}>
      <span>{words}</span>
      <progress value={done} max={all} aria-hidden="true" />
    </p>
  );
}

interface EventOrdersProps extends Omit<PersonOrdersProps, 'group'>, Omit<ProgressProps, 'orders'> {
  readonly group: EventGroup;
  readonly today: LocalDate;
}

/** The pieces of one event, by person. */
export function EventOrders({ group, view, today, ...actions }: EventOrdersProps) {
  const t = useTexts(orderedMaterialsTexts);
  const { event, orders, persons, to } = group;
  const isLate = view === 'zurueck' && to < today;
  return (
    <section aria-label={event.title} className={styles.event}>
      <header>
        <h2 className={styles.title}>{event.title}</h2>
        <p className={styles.minor}>
          <span>{event.code}</span>
          <span>{formatDateRange(event.start, event.end)}</span>
          {isLate && <strong>{t('late', { day: formatLocalDate(to) })}</strong>}
          <Link to={packingListPath(event)} aria-label={t('packingListOf', { title: event.title })}>
            {t('packingList')}
          </Link>
        </p>
        <Progress orders={orders} view={view} />
      </header>
      <ul className={styles.persons}>
        {persons.map((person) => (
          <PersonOrders key={person.person['@id']} group={person} {...actions} />
        ))}
      </ul>
    </section>
  );
}
