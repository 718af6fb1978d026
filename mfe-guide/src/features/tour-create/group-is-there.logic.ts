import type { Violation } from '@firn/shared-contracts/shell';

const GROUP = ['minimumParticipants', 'maximumParticipants'] as const;

type Group = Readonly<Record<(typeof GROUP)[number], number | null>> & { readonly state: 'draft' | null };

/** Whoever submits a tour says how many come along; a draft may leave it open. */
export const groupIsThere = (values: Group, message: string): readonly Violation[] =>
  values.state === 'draft'
    ? []
    : GROUP.filter((field) => values[field] === null).map((propertyPath) => ({ propertyPath, message }));
