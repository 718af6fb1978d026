import type { EventResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { rentableTexts } from '../../i18n/de-CH/rentable.ts';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { WithOffer } from '../../shared/event-frame/with-offer.tsx';
import { ORDERED_PATH, packingListPath } from '../../shared/material-paths.ts';
import { OrderList } from '../../shared/renting-material/order-list.tsx';
import { WithMaterials } from '../../shared/renting-material/with-materials.tsx';
import { EventMaterials } from './event-materials.tsx';
import styles from './occurrence-renting-material.module.css';

function EventOrders({ event }: { readonly event: EventResponse }) {
  const t = useTexts(rentableTexts);
  return (
    <div className={styles.orders}>
      <OrderList query={{ event: event['@id'] }} />
      <p className={styles.links}>
        <Link to={packingListPath(event)}>{t('packingList')}</Link>
        <Link to={ORDERED_PATH}>{t('store')}</Link>
      </p>
    </div>
  );
}

/** What people rent for an event, and what can be rented with it. */
export function Page() {
  return (
    <EventFrame>
      {(event) => (
        <>
          <EventOrders event={event} />
          <WithOffer event={event}>
            {(offer) => (
              <WithMaterials>
                {(materials) => <EventMaterials event={event} offer={offer} materials={materials} />}
              </WithMaterials>
            )}
          </WithOffer>
        </>
      )}
    </EventFrame>
  );
}
