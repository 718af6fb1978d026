import { Combobox, TextInput, useCombobox } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type KeyboardEvent, useState } from 'react';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import styles from '../../shared/places/places.module.css';
import type { TypedPoi } from '../../shared/places/poi.ts';
import type { FoundPlace } from './places.logic.ts';
import { type PlaceSearch as Search, usePlaceSearch } from './use-place-search.ts';

interface FoundProps {
  /** False while nothing is looked for: a closed list says nothing. */
  readonly isAsked: boolean;
  readonly search: Search;
}

function FoundPlaces({ isAsked, search: { places, isSearching } }: FoundProps) {
  const t = useTexts(offerPoisTexts);
  const nameOf = ({ poi: { title, latitude, longitude } }: FoundPlace) =>
    title || t('search.point', { latitude: String(latitude), longitude: String(longitude) });
  const hintOf = ({ poi: { kind, elevation }, offer }: FoundPlace) =>
    [t(`kinds.${kind}`), elevation === null ? null : `${elevation} m`, offer].filter(Boolean).join(', ');
  const found = places.length > 0 ? t('search.found', { count: places.length }) : t('search.nothing');
  return (
    <Combobox.Dropdown className={styles.dropdown}>
      <Combobox.Options aria-label={t('search.options')} className={styles.options}>
        {places.map((place, index) => (
          <Combobox.Option
            key={`${place.offer ?? ''} ${place.poi.title}`}
            value={String(index)}
            className={styles.option}
          >
            {nameOf(place)} <span className={styles.hint}>{hintOf(place)}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <p role="status" className={styles.status}>
        {isAsked && (isSearching ? t('search.searching') : found)}
      </p>
    </Combobox.Dropdown>
  );
}

interface PlaceSearchProps {
  readonly label: string;
  readonly offerId: string;
  readonly onFound: (poi: TypedPoi) => void;
}

/** Finds places by name and by coordinates. */
export function PlaceSearch({ label, offerId, onFound }: PlaceSearchProps) {
  const t = useTexts(offerPoisTexts);
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const search = usePlaceSearch(text, offerId);
  const type = (next: string) => {
    setText(next);
    combobox.resetSelectedOption();
    if (next.trim()) combobox.openDropdown();
    else combobox.closeDropdown();
  };
  const choose = (index: number) => {
    const place = search.places[index];
    if (!place) return;
    type('');
    onFound(place.poi);
  };
  /** Enter never sends the form; it takes the first place unless another one is chosen. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (combobox.getSelectedOptionIndex() === -1) choose(0);
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(index) => choose(Number(index))}
      hideDetached={false}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={label}
          description={t('search.hint')}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onFocus={() => text.trim() && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <FoundPlaces isAsked={text.trim() !== ''} search={search} />
    </Combobox>
  );
}
