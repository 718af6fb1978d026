import { NumberField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button, NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useId, useState } from 'react';
import { locationTexts } from '../../i18n/de-CH/location.ts';
import { placeAt, type TypedLocation } from '../../shared/places/location.ts';
import { LocationMap } from '../../shared/places/location-map.tsx';
import styles from '../../shared/places/places.module.css';
import { DEGREES, pointOf, roundedPoint, type TypedPoi } from '../../shared/places/poi.ts';
import { PlaceSearch } from './place-search.tsx';

interface LikePoiProps {
  readonly pois: readonly TypedPoi[];
  readonly location: TypedLocation | null;
  readonly onChosen: (poi: TypedPoi) => void;
}

/** Puts the point where one of the places is. */
function LikePoi({ pois, location, onChosen }: LikePoiProps) {
  const t = useTexts(locationTexts);
  const options = pois.flatMap((poi, index) =>
    poi.title && pointOf(poi) ? [{ value: String(index), label: poi.title }] : [],
  );
  if (options.length === 0) return null;
  return (
    <NativeSelect
      label={t('likePoi')}
      value={String(placeAt(pois, location))}
      data={[{ value: '-1', label: t('noPoi') }, ...options]}
      onChange={({ currentTarget }) => {
        const poi = pois[Number(currentTarget.value)];
        if (poi) onChosen(poi);
      }}
    />
  );
}

interface LocationFieldProps {
  readonly offerId: string;
  /** The places in force. */
  readonly pois: readonly TypedPoi[];
  /** False where another button takes it back. */
  readonly isRemovable: boolean;
}

/** The point of an offer or an event: searched for, like one of its places, typed, or set on a map. */
export function LocationField({ offerId, pois, isRemovable }: LocationFieldProps) {
  const t = useTexts(locationTexts);
  const titleId = useId();
  const location = useFormValue<TypedLocation | null>('location');
  const change = useFormChange();
  const [said, setSaid] = useState('');
  const [isMapShown, setMapShown] = useState(false);
  const point = location && pointOf(location);
  const set = (place: TypedLocation, title = '') => {
    const next = pointOf(place);
    if (!next) return;
    change('location', roundedPoint(next));
    setSaid(title ? t('found', { title }) : t('foundPoint'));
  };
  return (
    <section aria-labelledby={titleId} className={styles.location} data-field="location">
      <h2 id={titleId} className={styles.locationTitle}>
        {t('title')}
      </h2>
      <p className={location ? styles.empty : styles.missing}>{location ? t('about') : t('missing')}</p>
      <div className={styles.locationFields}>
        <PlaceSearch label={t('search')} offerId={offerId} onFound={(poi) => set(poi, poi.title)} />
        <LikePoi pois={pois} location={location} onChosen={(poi) => set(poi, poi.title)} />
        {location && (
          <>
            <NumberField name="location.latitude" label={t('fields.latitude')} step={DEGREES} required />
            <NumberField name="location.longitude" label={t('fields.longitude')} step={DEGREES} required />
          </>
        )}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.locationActions}>
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isMapShown}
          onClick={() => setMapShown(!isMapShown)}
        >
          {isMapShown ? t('hideMap') : t('showMap')}
        </Button>
        {isRemovable && location && (
          <Button
            variant="subtle"
            size="compact-sm"
            color="red"
            onClick={() => {
              change('location', null);
              setSaid(t('removed'));
            }}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {isMapShown && (
        <LocationMap point={point} around={pois.flatMap((poi) => pointOf(poi) ?? [])} onPlace={set} />
      )}
    </section>
  );
}
