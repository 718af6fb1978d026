/** The office's pages of renting material (docs/domain/screens.md#admin-routes). */
export const MATERIALS_PATH = '/admin/rentingMaterials';
export const ORDERED_PATH = `${MATERIALS_PATH}/ordered`;

/** What is with guests and has to come back. */
export const TAKE_BACK_PATH = `${ORDERED_PATH}?ansicht=zurueck`;

/** The packing list of an event, to print. */
export const packingListPath = (event: { readonly '@id': string }): string =>
  `/print/events?event=${event['@id']}&blatt=packliste`;

/** The labels of all pieces of a material, to print. */
export const labelsPath = ({ id }: { readonly id: string }): string => `/print/labels?material=${id}`;
