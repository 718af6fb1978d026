import { Button, NativeSelect, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ListAddress } from '@firn/shared-ui/table';
import type { FormEvent } from 'react';
import { sharedTexts } from '../i18n/de-CH/shared.ts';
import styles from './list-filters.module.css';

interface ListFiltersProps {
  readonly address: ListAddress;
  readonly text: { readonly name: string; readonly label: string };
  readonly choices: readonly {
    readonly name: string;
    readonly label: string;
    /** Value -> word. */
    readonly options: Readonly<Record<string, string>>;
  }[];
}

/** A text and closed choices that filter a list. A choice counts at once, the text with Enter. */
export function ListFilters({ address, text, choices }: ListFiltersProps) {
  const t = useTexts(sharedTexts);
  const names = [text.name, ...choices.map(({ name }) => name)];
  const isFiltered = names.some((name) => address.filter(name) !== '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    address.setFilters(Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').trim()])));
  };
  const clear = () => address.setFilters(Object.fromEntries(names.map((name) => [name, ''])));
  return (
    <form className={styles.filters} aria-label={t('filters.label')} onSubmit={submit}>
      <TextInput
        key={address.filter(text.name)}
        type="search"
        name={text.name}
        label={text.label}
        defaultValue={address.filter(text.name)}
      />
      {choices.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          name={name}
          label={label}
          value={address.filter(name)}
          onChange={(event) => address.setFilters({ [name]: event.currentTarget.value })}
          data={[
            { value: '', label: t('filters.all') },
            ...Object.entries(options).map(([value, word]) => ({ value, label: word })),
          ]}
        />
      ))}
      <Button type="submit" variant="default">
        {t('filters.apply')}
      </Button>
      {isFiltered && (
        <Button variant="subtle" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </form>
  );
}
