/** The page of an accommodation that is there: its notes. */
export const accommodationNotesPath = ({ id }: { readonly id: string }): string =>
  `/admin/accommodation/${id}/notes`;
