import { EntityInput } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';

const partners = resource('partners');

interface PartnerInputProps {
  readonly label: string;
  readonly description?: string;
  /** Names whom it begins with. */
  readonly selected: { readonly '@id': string; readonly title: string; readonly code: string } | null;
  readonly isInDialog?: boolean;
  readonly error?: string | null;
  readonly value: string | null;
  readonly onChange: (partner: string | null) => void;
}

/** Chooses a partner by name, with its code beside it (docs/domain/partners.md#record). */
export function PartnerInput({ selected, error, ...input }: PartnerInputProps) {
  const { api } = useShell();
  const search = async (text: string, signal: AbortSignal) => {
    const by = { by: 'title', properties: ['title', 'code'] } as const;
    const found = await partners.search(api, text, by, signal);
    return found.map(({ '@id': value, title: label, code: hint }) => ({ value, label, hint }));
  };
  return (
    <EntityInput
      {...input}
      {...(error && { error })}
      resourceName="partners"
      search={search}
      selected={selected && { value: selected['@id'], label: selected.title, hint: selected.code }}
    />
  );
}
