import { NumberField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { accommodationTexts } from '../../i18n/de-CH/accommodation.ts';
import type { TypedLocation } from '../../shared/places/location.ts';
import { LocationMap } from '../../shared/places/location-map.tsx';
import { DEGREES, pointOf, roundedPoint } from '../../shared/places/poi.ts';
import styles from './accommodation.module.css';

/** The point of a house: set on a map, or typed. */
export function HouseLocation() {
  const t = useTexts(accommodationTexts);
  const location = useFormValue<TypedLocation | null>('location');
  const change = useFormChange();
  const [isMapShown, setMapShown] = useState(false);
  return (
    <div className={styles.location} data-field="location">
      {location ? (
        <div className={styles.degrees}>
          <NumberField name="location.latitude" label={t('locationMap.latitude')} step={DEGREES} required />
          <NumberField name="location.longitude" label={t('locationMap.longitude')} step={DEGREES} required />
        </div>
      ) : (
        <p>{t('locationMap.none')}</p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="compact-sm"
          aria-expanded={isMapShown}
          onClick={() => setMapShown(!isMapShown)}
        >
          {isMapShown ? t('locationMap.hide') : t('locationMap.show')}
        </Button>
        {location && (
          <Button variant="subtle" size="compact-sm" color="red" onClick={() => change('location', null)}>
            {t('locationMap.remove')}
          </Button>
        )}
      </div>
      {isMapShown && (
        <LocationMap
          point={location && pointOf(location)}
          around={[]}
          onPlace={(point) => change('location', roundedPoint(point))}
        />
      )}
    </div>
  );
}
