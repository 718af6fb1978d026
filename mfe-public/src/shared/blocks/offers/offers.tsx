import { useShell } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import { OfferCard } from '../../offer-card/offer-card.tsx';
import { ErrorNotice } from '../../states/error-notice.tsx';
import { blockOffersQuery } from './offers.queries.ts';

/** Chosen offers as cards; nothing once none of them is public. */
export function Offers({ data }: BlockViewProps<'offers'>) {
  const { api } = useShell();
  const offers = useQuery(blockOffersQuery(api, data));
  if (offers.data?.length === 0) return null;
  const headingLevel = data.title === '' ? 2 : 3;
  return (
    <BlockSection title={data.title}>
      {offers.isError && <ErrorNotice onRetry={() => void offers.refetch()} />}
      {offers.data && (
        <ul className={blocks.cards}>
          {offers.data.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
