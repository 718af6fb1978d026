import { ManyEntities, type ManyEntitiesProps } from './many-entities.tsx';

/** Several things of another resource, looked for on the server; their IRIs in the values, as they were chosen. */
export function EntitiesField(props: ManyEntitiesProps) {
  return <ManyEntities {...props} />;
}
