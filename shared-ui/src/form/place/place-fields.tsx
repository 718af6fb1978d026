import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { textOrNull } from '../field-props.ts';
import { TextField } from '../text-field.tsx';
import { useFormValue } from '../use-form-value.ts';
import { PLACE_TEXTS } from './place-texts.ts';
import { useCities } from './use-cities.ts';

type Text = string | null | undefined;

interface PlaceFieldsProps {
  /** Of the address within the form's values; left out where the form is the address. */
  readonly path?: string;
  readonly labels: { readonly postalCode: string; readonly city: string };
  readonly required?: boolean;
  /** Emptied fields are null in the values instead of ''. */
  readonly nullable?: boolean;
  /** `own`: the browser may fill in the visitor's; `off`: it may not. */
  readonly autoComplete?: 'own' | 'off';
  readonly classNames?: { readonly postalCode?: string | undefined; readonly city?: string | undefined };
}

type Cities = readonly string[] | null;

interface FilledCity {
  readonly city: string;
  readonly isCityChanged: boolean;
  readonly cities: Cities;
  /** Of the code with which the form opened. */
  readonly openedCities: Cities;
  readonly put: (city: string) => void;
}

/** Fills a place in while it is empty, or still what was filled in before; what somebody typed stays. */
function useFilledCity({ city, isCityChanged, cities, openedCities, put }: FilledCity): void {
  const filled = useRef('');
  const fill = useEffectEvent(([found = '', ...others]: readonly string[], opened: Cities) => {
    const isOfOpened = !isCityChanged && opened?.length === 1 && opened[0] === city;
    if (city.trim() && city !== filled.current && !isOfOpened) return;
    filled.current = others.length === 0 ? found : '';
    if (city !== filled.current) put(filled.current);
  });
  useEffect(() => {
    if (cities) fill(cities, openedCities);
  }, [cities, openedCities]);
}

/**
 * Postal code and place of an address; its country is the field `country` beside them. A Swiss code brings its place, one of
 * several places offers them (docs/domain/bookings.md#postal-codes).
 */
export function PlaceFields(props: PlaceFieldsProps) {
  const { path, labels, required = false, nullable = false, autoComplete, classNames = {} } = props;
  const nameOf = (field: string) => (path ? `${path}.${field}` : field);
  const form = useForm();
  const listId = useId();
  const code = (useFormValue<Text>(nameOf('postalCode')) ?? '').trim();
  const city = useFormValue<Text>(nameOf('city')) ?? '';
  const isChanged = (field: string) => form.getFieldState(nameOf(field))?.modified === true;
  const isTyped = isChanged('postalCode');
  const country = useFormValue<Text>(nameOf('country'));
  const { cities, isUnknownCode } = useCities(code, country, isTyped);
  const [openedCode] = useState(code);
  const { cities: openedCities } = useCities(openedCode, country, isTyped);
  const put = (found: string) => form.change(nameOf('city'), textOrNull(found, nullable));
  useFilledCity({ city, isCityChanged: isChanged('city'), cities, openedCities, put });
  const choice = cities && cities.length > 1 ? cities : [];
  const asksToChoose = choice.length > 0 && !choice.includes(city);
  const shared = { required, nullable };
  const fill = (token: string) => autoComplete && { autoComplete: autoComplete === 'own' ? token : 'off' };
  return (
    <>
      <div className={classNames.postalCode}>
        <TextField
          {...shared}
          {...fill('postal-code')}
          {...(isUnknownCode && { description: PLACE_TEXTS.unknown })}
          name={nameOf('postalCode')}
          label={labels.postalCode}
          maxLength={16}
        />
      </div>
      <div className={classNames.city}>
        <TextField
          {...shared}
          {...fill('address-level2')}
          {...(asksToChoose && { description: PLACE_TEXTS.several(choice.length) })}
          name={nameOf('city')}
          label={labels.city}
          maxLength={35}
          {...(choice.length > 0 && { list: listId })}
        />
        {choice.length > 0 && (
          <datalist id={listId}>
            {choice.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </div>
    </>
  );
}
