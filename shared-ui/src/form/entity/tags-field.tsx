import type { EntityOption } from './entity-option.ts';
import { ManyEntities, type ManyEntitiesProps } from './many-entities.tsx';

interface TagsFieldProps extends ManyEntitiesProps {
  /** Makes a new one of a text that nothing is called by. */
  readonly onCreate: (text: string) => Promise<EntityOption>;
}

/** Several tags: found ones, and new ones that are made as they are typed. */
export function TagsField(props: TagsFieldProps) {
  return <ManyEntities {...props} />;
}
