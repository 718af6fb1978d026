import { ApiError } from '@firn/shared-contracts/shell';

/** A form whose price is not known yet is not sent: nobody has agreed to one. */
export const priceUnknown = (detail: string): ApiError =>
  new ApiError({ status: 409, type: 'about:blank', title: '', detail });
