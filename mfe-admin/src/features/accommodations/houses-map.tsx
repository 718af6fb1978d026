import type { AccommodationResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { accommodationsTexts } from '../../i18n/de-CH/accommodations.ts';
import { accommodationPath } from '../../shared/accommodation-paths.ts';
import { isWithin } from '../../shared/places/is-within.ts';
import { PlacesMap } from '../../shared/places/places-map.tsx';
import { usePoiMap } from '../../shared/places/use-poi-map.ts';
import styles from './houses-map.module.css';

const accommodations = resource('accommodations');

type Placed = Pick<AccommodationResponse, 'id' | 'title'> & {
  readonly location: NonNullable<AccommodationResponse['location']>;
};

function PlacedHouses({ houses }: { readonly houses: readonly Placed[] }) {
  const t = useTexts(accommodationsTexts);
  const { target, map, view } = usePoiMap(
    houses.map(({ location }) => location),
    () => undefined,
  );
  return (
    <PlacesMap
      target={target}
      map={map}
      view={view}
      label={t('map.label')}
      failed={t('map.failed')}
      className={styles.map}
    >
      {(shown) =>
        houses.map((house) => {
          const { x, y } = shown.pixelOf(house.location);
          return isWithin({ x, y }, shown) ? (
            <Link
              key={house.id}
              to={accommodationPath(house)}
              className={styles.house}
              style={{ left: `${x}px`, top: `${y}px` }}
            >
              <span>{house.title}</span>
            </Link>
          ) : null;
        })
      }
    </PlacesMap>
  );
}

function AllHouses() {
  const { api } = useShell();
  const properties = ['id', 'title', 'location'] as const;
  const { data } = useQuery(accommodations.list(api, { pagination: false, properties }));
  const placed = data?.['hydra:member'].flatMap(({ location, ...house }) =>
    location ? [{ ...house, location }] : [],
  );
  return placed ? <PlacedHouses houses={placed} /> : null;
}

/** Where the houses are, once somebody wants to see it: the map is heavy. */
export function HousesMap() {
  const t = useTexts(accommodationsTexts);
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.above}>
      <Button variant="default" size="compact-sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('map.hide') : t('map.show')}
      </Button>
      {isShown && <AllHouses />}
    </div>
  );
}
