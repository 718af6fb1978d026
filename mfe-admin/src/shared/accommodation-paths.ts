export const ACCOMMODATIONS_PATH = '/admin/accommodation';
export const NEW_ACCOMMODATION_PATH = `${ACCOMMODATIONS_PATH}/neu`;

/** Pages of a house beside its own. */
type HousePage = 'notes' | 'reservation-info';

/** The admin page of a house in which events sleep, or one of the pages below. */
export function accommodationPath({ id }: { readonly id: string }, page?: HousePage): string {
  return [ACCOMMODATIONS_PATH, id, ...(page ? [page] : [])].join('/');
}
