import { seedId } from './identity.ts';

/** The ids by which rows of the demo name each other. */
export const activityId = (slug: string) => seedId(`activity/${slug}`);
export const levelId = (title: string) => seedId(`level/${title}`);
export const sleepingStyleId = (title: string) => seedId(`sleeping-style/${title}`);
export const searchWordId = (title: string) => seedId(`search-word/${title}`);
export const tagId = (title: string) => seedId(`tag/${title}`);
/** The migrations bring the VAT rates, under these ids. */
export const vatRateId = (category: string) => seedId(`vat-rate/${category}`);
export const offerId = (code: string) => seedId(`offer/${code}`);
export const userId = (email: string) => seedId(`user/${email}`);
/** Of the page at an address. */
export const contentId = (completeSlug: string) => seedId(`content/${completeSlug}`);
export const materialId = (title: string) => seedId(`material/${title}`);
export const materialPropertyId = (name: string) => seedId(`material-property/${name}`);
export const materialStockId = (title: string, value: string) => seedId(`material-stock/${title}/${value}`);
