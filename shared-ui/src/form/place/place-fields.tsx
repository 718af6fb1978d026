import { useEffect, useEffectEvent, useId, useRef } from 'react';
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

/** Fills a place in while it is empty, or still what was filled in before; what somebody typed stays. */
function useFilledCity(city: string, cities: readonly string[] | null, put: (city: string) => void): void {
  const filled = useRef('');
  const fill = useEffectEvent((found: readonly string[]) => {
    if (city.trim() && city !== filled.current) return;
    filled.current = (found.length === 1 && found[0]) || '';
    if (city !== filled.current) put(filled.current);
  });
  useEffect(() => {
    if (cities) fill(cities);
  }, [cities]);
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
  const isTyped = form.getFieldState(nameOf('postalCode'))?.modified === true;
  const country = useFormValue<Text>(nameOf('country'));
  const { cities, isUnknownCode } = useCities(code, country, isTyped);
  useFilledCity(city, cities, (found) => form.change(nameOf('city'), textOrNull(found, nullable)));
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
