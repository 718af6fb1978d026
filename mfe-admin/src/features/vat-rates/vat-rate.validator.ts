/** What the form of a VAT rate sends; `npm run validators` compiles it. */
export { VatRateCreate, VatRatePatch } from '@firn/shared-contracts/api';
