import { EntitiesField, EntityField, useFormValue } from '@firn/shared-ui/form';
import { type ControlProps, wordsOf } from './control.types.ts';
import { useReferences } from './reference-source.ts';

export function OneOfControl({ name, field }: ControlProps<'one-of'>) {
  const iri = useFormValue<string | null>(name);
  const { source, selected } = useReferences(field.collection, iri ? [iri] : []);
  return <EntityField {...wordsOf(name, field)} {...source} selected={selected[0] ?? null} />;
}

export function SomeOfControl({ name, field }: ControlProps<'some-of'>) {
  const iris = useFormValue<readonly string[]>(name);
  const { source, selected } = useReferences(field.collection, iris || []);
  return <EntitiesField {...wordsOf(name, field)} {...source} selected={selected} />;
}
