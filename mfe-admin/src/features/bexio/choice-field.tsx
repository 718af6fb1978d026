import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly id: number; readonly title: string }[];
}

/** One thing of a list of bexio, kept by its number there. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const t = useTexts(bexioTexts);
  const change = useFormChange();
  const chosen = useFormValue<number | null>(name) ?? null;
  const isGone = chosen !== null && !choices.some(({ id }) => id === chosen);
  return (
    <NativeSelect
      name={name}
      label={label}
      value={chosen === null ? '' : String(chosen)}
      data={[
        { value: '', label: t('form.none') },
        ...(isGone ? [{ value: String(chosen), label: t('form.gone', { id: String(chosen) }) }] : []),
        ...choices.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => change(name, value === '' ? null : Number(value))}
    />
  );
}
