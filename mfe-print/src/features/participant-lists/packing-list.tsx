import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { ROLES } from '@firn/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import styles from './lists.module.css';
import { materialOrdersQuery, type PrintedEvent } from './lists.queries.ts';
import { Waiting } from './notice.tsx';
import { byPerson, sizeOf, toFetch } from './packing.logic.ts';

type Order = RentingMaterialOrderResponse;

const COLUMNS = ['person', 'material', 'size', 'piece', 'packed', 'back'] as const;

function Row({ order }: { readonly order: Order }) {
  const t = useTexts(listsTexts);
  const { person, material, piece, packed, state } = order;
  const isPacked = packed || state === 'handed_out';
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.name}>{person.fullName}</th>
      <td {...ROLES.cell} data-label={t('packing.material')}>
        {material.title}
      </td>
      <td {...ROLES.cell} data-label={t('packing.size')}>
        {sizeOf(order) || t('none')}
      </td>
      <td {...ROLES.cell} data-label={t('packing.piece')}>
        {piece}
      </td>
      <td {...ROLES.cell} data-label={t('packing.packed')}>
        {isPacked ? t('packing.isPacked') : <span className={styles.box} />}
      </td>
      <td {...ROLES.cell} data-label={t('packing.back')}>
        <span className={styles.box} />
      </td>
    </tr>
  );
}

function PackingTable({ orders, caption }: { readonly orders: readonly Order[]; readonly caption: string }) {
  const t = useTexts(listsTexts);
  return (
    <table {...ROLES.table} className={styles.persons}>
      <caption className={styles.caption}>{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {COLUMNS.map((column) => (
            <th key={column} {...ROLES.column}>
              {t(`packing.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {byPerson(orders).map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

/** What the store packs for an event: first by shelf, then by person (docs/domain/material.md#store). */
export function PackingList({ event }: { readonly event: PrintedEvent }) {
  const t = useTexts(listsTexts);
  const asked = useQuery(materialOrdersQuery(useShell().api, event['@id']));
  if (!asked.data) return <Waiting asked={asked} />;
  const orders = asked.data['hydra:member'];
  if (orders.length === 0) return <p>{t('packing.empty')}</p>;
  const fetched = toFetch(orders);
  return (
    <>
      {fetched.length > 0 && (
        <section aria-label={t('packing.fetch')}>
          <h3 className={styles.subheading}>{t('packing.fetch')}</h3>
          <ul className={styles.fetched}>
            {fetched.map(({ piece, count }) => (
              <li key={piece}>
                <span className={styles.box} /> {t('packing.times', { count, piece })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PackingTable
        orders={orders}
        caption={t('sheetOf', { sheet: t('sheets.packliste'), title: event.title })}
      />
    </>
  );
}
